import type { Translate } from '@causeway/content/messages'
import { formatUnits } from '@causeway/core/money'
import { feesFor } from '@causeway/core/quotes'
import { chooseVariant, fitText } from './choose-text.ts'
import { coinWords } from './coin-words.ts'
import { proseNumber } from './number-texts.ts'
import type { PairNow, SeoNeeds, SeoWords } from './seo-page-types.ts'

const BPS_DECIMALS = 2

type Values = Readonly<Record<string, string | number>>
type Pair = { readonly now: PairNow; readonly subject: string; readonly t: Translate }

/** What the page of a pair says (PAGE-04): which words is the pair's own, which figures those of this moment. */
export function writePair(needs: SeoNeeds, now: PairNow, t: Translate): SeoWords {
  const subject = `${now.from.ticker}-${now.to.ticker}`
  const values = valuesOf(needs, now)
  const pair = { now, subject, t }
  const titles = chooseVariant(subject, 'title', [
    ['seoTexts.pairTitleA', 'seoTexts.pairTitleB'],
    ['seoTexts.pairTitleB', 'seoTexts.pairTitleA'],
  ] as const)
  const heading = chooseVariant(subject, 'heading', [
    'seoTexts.pairHeadingA',
    'seoTexts.pairHeadingB',
  ] as const)
  const description = chooseVariant(subject, 'description', [
    'seoTexts.pairDescriptionA',
    'seoTexts.pairDescriptionB',
  ] as const)
  return {
    title: fitText('title', [
      t(titles[0], values),
      t(titles[1], values),
      t('seoTexts.pairTitleShort', values),
    ]),
    description: t(description, values),
    heading: t(heading, values),
    paragraphs: paragraphsOf(needs, pair, values),
    steps: [
      { name: t('seoTexts.stepAmountName'), text: t('seoTexts.stepAmountText', values) },
      { name: t('seoTexts.stepAddressName', values), text: t('seoTexts.stepAddressText', values) },
      { name: t('seoTexts.stepPayName', values), text: t('seoTexts.stepPayText', values) },
    ],
    questions: questionsOf(needs, pair, values),
  }
}

function valuesOf({ catalogue, policy }: SeoNeeds, now: PairNow): Values {
  const from = coinWords(catalogue, now.from)
  const to = coinWords(catalogue, now.to)
  return {
    from: from.ticker,
    to: to.ticker,
    fromName: from.name,
    toName: to.name,
    fromNetwork: from.network,
    toNetwork: to.network,
    network: from.network,
    networkFee: now.networkFee,
    fee: formatUnits(feeOf(policy, now), BPS_DECIMALS),
    rate: proseNumber(now.rate ?? ''),
    minFrom: proseNumber(now.limits?.minFrom ?? ''),
    maxFrom: proseNumber(now.limits?.maxFrom ?? ''),
    lowest: proseNumber(now.course?.lowest ?? ''),
    highest: proseNumber(now.course?.highest ?? ''),
  }
}

/** Our fee on the pair, in basis points. */
function feeOf(policy: SeoNeeds['policy'], { from, to }: PairNow): bigint {
  return feesFor(policy, { from: from.ticker, to: to.ticker }).serviceFeeBps
}

function paragraphsOf(needs: SeoNeeds, { now, subject, t }: Pair, values: Values): string[] {
  const { course, from, limits, rate } = now
  const intro = chooseVariant(subject, 'intro', [
    'seoTexts.pairIntroA',
    'seoTexts.pairIntroB',
  ] as const)
  const range = chooseVariant(subject, 'range', [
    'seoTexts.pairRangeA',
    'seoTexts.pairRangeB',
  ] as const)
  const networks = chooseVariant(subject, 'networks', [
    'seoTexts.pairNetworksA',
    'seoTexts.pairNetworksB',
  ] as const)
  const price = rate === null || limits === null ? t('seoTexts.pairPaused') : t(intro, values)
  const extraIds = extraIdTexts(now, t)
  return [
    joined([price, course && t(range, { ...values, count: course.days })]),
    joined([t(networks, { ...values, count: from.confirmations }), timeOf(needs, now, t, values)]),
    ...(extraIds.length === 0 ? [] : [joined(extraIds)]),
  ]
}

/** What finished orders took, and where there are too few of them, what the network needs. */
function timeOf(needs: SeoNeeds, now: PairNow, t: Translate, values: Values): string {
  if (now.typicalMinutes !== null) {
    return t('seoTexts.pairTypical', { ...values, count: now.typicalMinutes })
  }
  const { waitMinutes } = coinWords(needs.catalogue, now.from)
  return t('seoTexts.networkWait', { ...values, count: waitMinutes })
}

function extraIdTexts({ from, to }: PairNow, t: Translate): string[] {
  const told: string[] = []
  if (from.extraIdName !== null) {
    told.push(t('seoTexts.extraIdFrom', { name: from.fullName, extraId: from.extraIdName }))
  }
  if (to.extraIdName !== null) {
    told.push(t('seoTexts.extraIdTo', { name: to.fullName, extraId: to.extraIdName }))
  }
  return told
}

function questionsOf(needs: SeoNeeds, { now, t }: Pair, values: Values): SeoWords['questions'] {
  const extraId = now.to.extraIdName ?? now.from.extraIdName
  return [
    {
      question: t('seoTexts.timeQuestion', values),
      answer: timeOf(needs, now, t, values),
    },
    { question: t('seoTexts.costQuestion', values), answer: t('seoTexts.costAnswer', values) },
    ...(now.limits === null
      ? []
      : [
          {
            question: t('seoTexts.limitsQuestion', values),
            answer: t('seoTexts.limitsAnswer', values),
          },
        ]),
    ...(extraId === null
      ? []
      : [
          {
            question: t('seoTexts.extraIdQuestion', { extraId }),
            answer: joined(extraIdTexts(now, t)),
          },
        ]),
    { question: t('seoTexts.accountQuestion'), answer: t('seoTexts.accountAnswer') },
    { question: t('seoTexts.lateQuestion'), answer: t('seoTexts.lateAnswer') },
  ]
}

function joined(sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ')
}
