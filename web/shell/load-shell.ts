import { matchPath } from 'react-router'
import { loadExchangeForm } from '../exchange-form/load-exchange-form.ts'
import type { PageContext } from '../load-context.ts'
import { type Page, pages } from '../pages.ts'
import { footerPairs } from './footer/footer-pairs.ts'
import type { ShellData, ShellSite } from './shell-data.ts'

/** The page of the table that has this path, which is without the language's prefix. */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => matchPath(`/${page.path}`, path) !== null)
}

/** What the frame shows on this page. Where the coins cannot be had, it shows less. */
export async function loadShell(
  context: PageContext,
  { page, query }: { readonly page: Page | undefined; readonly query: URLSearchParams },
): Promise<ShellData> {
  const site = siteOf(context)
  if (page?.layout === 'minimal' || page?.layout === 'backoffice')
    return { site, pairs: [], money: [], form: null }
  const answer = await context.calls.currencies()
  const currencies = answer.ok ? answer.body : []
  const hasForm = page?.hasFormBlock === true && answer.ok
  return {
    site,
    pairs: footerPairs(currencies),
    money: currencies.filter(({ isFiat }) => isFiat).map(({ ticker }) => ticker),
    form: hasForm ? await loadExchangeForm(context, query) : null,
  }
}

function siteOf({ site, brand, language }: PageContext): ShellSite {
  const { supportUrl, blogUrl, apps, reviewBadge, social } = site
  const byMail = brand.supportEmail === null ? null : `mailto:${brand.supportEmail}`
  return {
    supportUrl: supportUrl ?? byMail,
    blogUrl,
    apps,
    reviewBadge,
    social: social
      .filter(({ languages }) => languages === undefined || languages.includes(language))
      .map(({ name, url }) => ({ name, url })),
  }
}
