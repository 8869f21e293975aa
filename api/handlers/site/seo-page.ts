import type { UseCases } from '@causeway/server'
import type { PairNow } from '@causeway/server/seo'
import type { Caller, SeoPageRequest } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { answer } from '../handler.ts'

/** What a page for search engines says (PAGE-04): texts in its language, and its pair as it stands at this moment. */
export async function answerSeoPage(
  { useCases }: { readonly useCases: Pick<UseCases, 'seoPage'> },
  { lang, ...asked }: SeoPageRequest,
  { country }: Pick<Caller, 'country'>,
) {
  const written = await useCases.seoPage({ ...asked, language: lang, payer: { country } })
  if (!written.ok) {
    return written.failure.code === 'seo_language_unknown'
      ? refuseRequest({ code: 'language_unknown', language: lang })
      : refuseRequest({ code: 'path_unknown' })
  }
  const { title, description, heading, paragraphs, steps, questions, pair } = written.value
  return answer({
    lang,
    type: asked.type,
    title,
    description,
    h1: heading,
    paragraphs: [...paragraphs],
    steps: [...steps],
    faq: [...questions],
    pair: pair && pairOut(pair),
  })
}

function pairOut({ from, to, rate, limits, networkFee, amounts, course, typicalMinutes }: PairNow) {
  return {
    from: from.ticker,
    to: to.ticker,
    rate,
    minFrom: limits?.minFrom ?? null,
    maxFrom: limits?.maxFrom ?? null,
    networkFee,
    confirmations: from.confirmations,
    amounts: amounts.map((amount) => ({ amountFrom: amount.from, amountTo: amount.to })),
    course: course && { ...course, points: [...course.points] },
    typicalMinutes,
  }
}
