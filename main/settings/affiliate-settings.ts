import { type AffiliatePolicy, defaultAffiliatePolicy, readTiers } from '@causeway/core/affiliates'
import { oneOf, type Reader, whole, yesOrNo } from './setting-readers.ts'

const { approvalAbove, minimums, rule, terms } = defaultAffiliatePolicy

/** A share of our fee in basis points. */
const share = (absent: bigint, says: string) =>
  whole(Number(absent), { least: 0, most: 10_000 }, says)

/** A decimal sum of whole coins above zero. */
const sum = (absent: string, says: string): Reader<string> => ({
  absent,
  expected: 'an amount of whole coins, such as 0.001',
  read: (given) => (/^\d{1,9}(?:\.\d{1,6})?$/.test(given) && Number(given) > 0 ? given : undefined),
  says,
})

function approvalSays(coin: string): string {
  return `Payouts to affiliates of more ${coin} than this wait in the back office until two people approve`
}

/** Every setting of the affiliate programme. */
export const affiliateSettings = {
  AFFILIATE_APPROVAL: oneOf(
    ['operator', 'automatic'],
    'Who approves affiliates: you (`npm run operate -- affiliate`), or everyone is approved at once',
  ),
  AFFILIATE_SHARE_BPS: share(
    terms.shares.exchange,
    'Affiliates’ share of our exchange fee, in hundredths of a percent',
  ),
  AFFILIATE_WIDGET_SHARE_BPS: share(
    terms.shares.widget,
    'Affiliates’ share of our exchange fee for their widgets, in hundredths of a percent',
  ),
  AFFILIATE_BUY_SHARE_BPS: share(
    terms.shares.buy,
    'Affiliates’ share of what fiat providers pay us, in hundredths of a percent',
  ),
  AFFILIATE_BUY_REVENUE_BPS: whole(
    Number(defaultAffiliatePolicy.purchaseRevenueBps),
    { least: 0, most: 10_000 },
    'What fiat providers pay us, in hundredths of a percent of each purchase; affiliates get their share of it. At 0 purchases earn them nothing, and the page about the programme says so',
  ),
  AFFILIATE_TIERS: {
    absent: terms.tiers,
    expected: 'turnover in USD and share in hundredths of a percent: 10000:3000,100000:4000',
    read: (given) => readTiers(given) ?? undefined,
    says: 'Higher shares above a monthly turnover, as `USD:share` (`10000:3000,100000:4000`)',
  } satisfies Reader<AffiliatePolicy['terms']['tiers']>,
  AFFILIATE_CLICK: oneOf(['last', 'first'], 'Which affiliate’s link counts if there were several'),
  AFFILIATE_WINDOW_DAYS: whole(
    rule.windowDays,
    { least: 1, most: 365 },
    'How long a click on an affiliate’s link counts, in days',
  ),
  AFFILIATE_MONTHLY_PAYOUTS: yesOrNo(true, 'Pay balances of affiliates at the start of each month'),
  AFFILIATE_MINIMUM_BTC: sum(minimums.btc, 'Smallest payout to affiliates in BTC'),
  AFFILIATE_MINIMUM_ETH: sum(minimums.eth, 'Smallest payout to affiliates in ETH'),
  AFFILIATE_MINIMUM_USDT20: sum(minimums.usdt20, 'Smallest payout to affiliates in USDT (ERC-20)'),
  AFFILIATE_APPROVAL_ABOVE_BTC: sum(approvalAbove.btc, approvalSays('BTC')),
  AFFILIATE_APPROVAL_ABOVE_ETH: sum(approvalAbove.eth, approvalSays('ETH')),
  AFFILIATE_APPROVAL_ABOVE_USDT20: sum(approvalAbove.usdt20, approvalSays('USDT (ERC-20)')),
} as const

type AffiliateConfig = {
  readonly affiliateApproval: AffiliatePolicy['approval']
  readonly affiliateShareBps: number
  readonly affiliateWidgetShareBps: number
  readonly affiliateBuyShareBps: number
  readonly affiliateBuyRevenueBps: number
  readonly affiliateTiers: AffiliatePolicy['terms']['tiers']
  readonly affiliateClick: AffiliatePolicy['rule']['click']
  readonly affiliateWindowDays: number
  readonly affiliateMonthlyPayouts: boolean
  readonly affiliateMinimumBtc: string
  readonly affiliateMinimumEth: string
  readonly affiliateMinimumUsdt20: string
  readonly affiliateApprovalAboveBtc: string
  readonly affiliateApprovalAboveEth: string
  readonly affiliateApprovalAboveUsdt20: string
}

/** How the operator runs the affiliate programme. */
export function affiliatePolicyOf(config: AffiliateConfig): AffiliatePolicy {
  return {
    approval: config.affiliateApproval,
    terms: {
      shares: {
        exchange: BigInt(config.affiliateShareBps),
        widget: BigInt(config.affiliateWidgetShareBps),
        buy: BigInt(config.affiliateBuyShareBps),
      },
      tiers: config.affiliateTiers,
    },
    rule: { click: config.affiliateClick, windowDays: config.affiliateWindowDays },
    minimums: {
      btc: config.affiliateMinimumBtc,
      eth: config.affiliateMinimumEth,
      usdt20: config.affiliateMinimumUsdt20,
    },
    approvalAbove: {
      btc: config.affiliateApprovalAboveBtc,
      eth: config.affiliateApprovalAboveEth,
      usdt20: config.affiliateApprovalAboveUsdt20,
    },
    paysMonthly: config.affiliateMonthlyPayouts,
    purchaseRevenueBps: BigInt(config.affiliateBuyRevenueBps),
  }
}
