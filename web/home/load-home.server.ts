import type { Answer } from '@causeway/api/contract'
import { answerBody } from '../answer-body.ts'
import { loadExchangeForm } from '../exchange-form/load-exchange-form.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import { organizationData, type PageSeo, seoAddress } from '../seo/index.ts'
import { popularPairs } from './popular-pairs.server.ts'

/** Everything the home page shows, true at this moment: figures, a first estimate, popular pairs. */
export async function loadHome(page: PageContext, request: Request) {
  const { calls, brand, world } = page
  const [{ messages, t }, currencies, global, markets] = await Promise.all([
    pageTexts(page, ['home', 'form']),
    calls.currencies().then(answerBody),
    calls.globalMarket(),
    calls.markets(),
  ])
  const enabled = currencies.filter((currency) => currency.isWebEnabled)
  const query = new URL(request.url).searchParams
  const [form, pairs] = await Promise.all([
    loadExchangeForm(page, query),
    markets.ok ? popularPairs(page, enabled, markets.body) : [],
  ])
  return {
    messages,
    seo: {
      title: t('home.metaTitle', { brand: brand.name }),
      description: t('home.metaDescription'),
      ...seoAddress(page, '/'),
      structuredData: organizationData(page),
    } satisfies PageSeo,
    world,
    form,
    figures: bodyOrNull(global),
    pairs,
  }
}

function bodyOrNull<T>(answer: Answer<T>): T | null {
  return answer.ok ? answer.body : null
}
