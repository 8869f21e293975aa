import type { Calls } from '@causeway/api/contract'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { type PageContext, pageContext } from '../../../load-context.ts'
import { breadcrumbData, type PageSeo, seoAddress } from '../../../seo/index.ts'
import { pagePath } from '../../../shell/index.ts'
import type { Route } from './+types/page.ts'
import type { EarnData } from './earn-data.ts'

const placeNames = ['tools', 'statistics', 'payouts'] as const

/** What the affiliate programme offers, and the visitor's own part in it (EARN-01). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, calls, world } = page
  const [{ messages, t }, affiliate] = await Promise.all([
    pageTexts(page, ['earn', 'accountChanges']),
    affiliateOf(page),
  ])
  const terms = affiliate?.terms ?? (await offered(calls))
  const data: EarnData = {
    brandName: brand.name,
    affiliate,
    terms,
    link: affiliate?.status === 'approved' ? `${page.publicUrl}/?ref_id=${affiliate.refId}` : null,
    places: placeNames.flatMap((name) => {
      const path = pagePath(`earn-${name}`, world)
      return path === null ? [] : [{ name, path }]
    }),
  }
  const title = t('earn.title', { brand: brand.name })
  return {
    messages,
    seo: seoOf(page, t('earn.metaTitle', { brand: brand.name }), title, t('earn.metaDescription')),
    data,
  }
}

async function offered(calls: Pick<Calls, 'affiliateTerms'>): Promise<EarnData['terms']> {
  return answerBody(await calls.affiliateTerms()).result
}

/** Null of visitors who aren't signed in. */
async function affiliateOf({ calls, caller }: PageContext): Promise<EarnData['affiliate']> {
  if ((caller.session ?? null) === null) return null
  const answer = await calls.affiliateStatus({}, caller)
  if (!answer.ok && answer.status === 401) return null
  return answerBody(answer).result
}

function seoOf(page: PageContext, title: string, heading: string, description: string): PageSeo {
  const address = seoAddress(page, '/earn')
  const home = seoAddress(page, '/').canonical
  const steps =
    home === null || address.canonical === null
      ? []
      : [
          { name: page.brand.name, url: home },
          { name: heading, url: address.canonical },
        ]
  return {
    title,
    description,
    ...address,
    structuredData: steps.length === 0 ? [] : [breadcrumbData(steps)],
  }
}
