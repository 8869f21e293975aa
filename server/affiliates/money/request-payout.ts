import {
  leastPayout,
  type PayoutCurrency,
  type PayoutFacts,
  type PayoutRefusal,
  PURCHASE_CURRENCY,
  payoutRefusal,
} from '@causeway/core/affiliates'
import type { Currency } from '@causeway/core/currencies'
import { amount, parseAmount } from '@causeway/core/money'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { insertAffiliatePayout } from '../../commissions/affiliate-payouts.ts'
import type { Queryable, Tx } from '../../db/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import {
  type AffiliateMissing,
  type AffiliateRow,
  approvedAffiliate,
  lockAffiliate,
} from '../affiliate-store.ts'
import { type AffiliateBalances, collectPartnerFees, readBalances } from './balances.ts'
import { type PayoutAddress, readPayoutAddresses } from './payout-addresses.ts'

export type PayoutFailure = AffiliateMissing | Failure<PayoutRefusal>

/** Pays a whole balance out. Two requests at once: the second one finds nothing. Answers the payout's id. */
export async function requestPayout(
  needs: AffiliateNeeds,
  accountId: string,
  currency: PayoutCurrency,
): Promise<Result<string, PayoutFailure>> {
  const found = await approvedAffiliate(needs.database.direct(), accountId)
  if (!found.ok) return found
  return payOut(needs, found.value.id, { currency, month: null })
}

/** What a payout stands on. */
export type PayoutNeeds = Pick<
  AffiliateNeeds,
  'affiliatePolicy' | 'alert' | 'catalogue' | 'clock' | 'database' | 'wake'
>

type Asked = {
  readonly currency: PayoutCurrency
  /** The month that it pays for; null where somebody asked for it. */
  readonly month: string | null
  /** Set where the operator pays an affiliate that can't ask itself. */
  readonly byOperator?: {
    /** For one that has set no address of its own. */
    readonly address: string | null
  }
}

/** The same, asked for by the affiliate or due for a month: once a month and coin. */
export async function payOut(
  needs: PayoutNeeds,
  affiliateId: string,
  { byOperator, currency, month }: Asked,
): Promise<Result<string, PayoutFailure>> {
  const at = new Date(needs.clock.now())
  const requested = await needs.database.transaction('request_affiliate_payout', async (tx) => {
    const affiliate = await lockAffiliate(tx, affiliateId)
    const isAllowed = (affiliate.state === 'approved') === (byOperator === undefined)
    if (!isAllowed) return fail({ code: 'affiliate_not_approved' as const })
    if (month !== null && (await isPaidFor(tx, affiliateId, { currency, month }))) {
      return fail({ code: 'payout_in_progress' as const })
    }
    if (currency !== PURCHASE_CURRENCY) await collectPartnerFees(tx, affiliate, at)
    const stand = withAddress(await readPayoutStand(tx, affiliate), currency, byOperator?.address)
    const facts = payoutFactsOf(needs, stand, currency)
    const refusal = payoutRefusal(facts, at.getTime())
    if (refusal !== null) return fail({ code: refusal })
    return ok(await write(tx, needs, { affiliate, stand, currency, month, facts, at }))
  })
  if (!requested.ok) return requested
  const { id, isHeld } = requested.value
  if (isHeld) needs.alert('affiliate_payout_held', { payoutId: id, currency })
  else needs.wake('transfers')
  return ok(id)
}

/** An address of the operator's counts for an affiliate that has none. */
function withAddress(
  stand: PayoutStand,
  currency: PayoutCurrency,
  address: string | null = null,
): PayoutStand {
  const isSet = stand.addresses.some((each) => each.currency === currency)
  if (isSet || address === null) return stand
  const always = new Date(0)
  const given = { currency, address, changedAt: always, usableAt: always }
  return { ...stand, addresses: [...stand.addresses, given] }
}

async function write(
  tx: Tx,
  needs: Pick<PayoutNeeds, 'affiliatePolicy' | 'catalogue'>,
  made: {
    readonly affiliate: AffiliateRow
    readonly stand: PayoutStand
    readonly currency: PayoutCurrency
    readonly month: string | null
    readonly facts: PayoutFacts
    readonly at: Date
  },
): Promise<{ readonly id: string; readonly isHeld: boolean }> {
  const { affiliate, at, currency, facts, month, stand } = made
  const coin = needs.catalogue.find(currency)
  const target = stand.addresses.find((each) => each.currency === currency)
  if (coin === undefined || target === undefined) throw new Error(`Nothing is paid in ${currency}`)
  const id = newId()
  const sent = facts.balance - facts.fee
  const isHeld = sent > unitsOf(needs.affiliatePolicy.approvalAbove[currency], coin)
  await insertAffiliatePayout(tx, {
    id,
    affiliateId: affiliate.id,
    fee: facts.fee,
    month,
    sent: amount(currency, sent),
    network: coin.protocol,
    destination: target.address,
    at,
    isHeld,
  })
  return { id, isHeld }
}

/** What decides about an affiliate's payouts, read at one moment. */
export type PayoutStand = {
  readonly balances: AffiliateBalances
  readonly addresses: readonly PayoutAddress[]
  readonly sending: ReadonlySet<string>
  readonly isConverting: boolean
}

/** Reads what decides about payouts; in the transaction of one, the affiliate is locked. */
export async function readPayoutStand(
  database: Queryable,
  affiliate: Pick<AffiliateRow, 'id' | 'account_id'>,
): Promise<PayoutStand> {
  const balances = await readBalances(database, affiliate)
  const addresses = await readPayoutAddresses(database, affiliate.id)
  const { rows } = await sql<{ currency: string | null }>`
    select currency from affiliate_payout where affiliate_id = ${affiliate.id}::uuid and state in ('held', 'sending')
    union all
    select null from affiliate_conversion where affiliate_id = ${affiliate.id}::uuid and state = 'progress'`.execute(
    database,
  )
  return {
    balances,
    addresses,
    sending: new Set(rows.flatMap(({ currency }) => currency ?? [])),
    isConverting: rows.some(({ currency }) => currency === null),
  }
}

/** What decides about a payout in one coin. Where the coin is not in the catalogue nothing can be paid. */
export function payoutFactsOf(
  { affiliatePolicy, catalogue }: Pick<AffiliateNeeds, 'affiliatePolicy' | 'catalogue'>,
  { addresses, balances, isConverting, sending }: PayoutStand,
  currency: PayoutCurrency,
): PayoutFacts {
  const coin = catalogue.find(currency)
  const minimum = affiliatePolicy.minimums[currency]
  const fee = coin?.networkFeeUnits ?? 0n
  const isPurchase = currency === PURCHASE_CURRENCY
  const balance = (isPurchase ? balances.purchase : balances.exchange).get(currency) ?? 0n
  const address = addresses.find((each) => each.currency === currency)
  return {
    balance: coin === undefined ? 0n : balance,
    minimum: coin === undefined ? 0n : leastPayout({ minimum: unitsOf(minimum, coin), fee }),
    fee,
    owes: !isPurchase && [...balances.exchange.values()].some((units) => units < 0n),
    usableAt: address?.usableAt.getTime() ?? null,
    isSending: sending.has(currency),
    // Purchases are never converted.
    isConverting: isConverting && !isPurchase,
  }
}

/** A sum of the policy in units. Throws where it is no amount of the coin: main checks the settings at the start. */
function unitsOf(text: string, coin: Currency): bigint {
  const read = parseAmount(text, coin)
  if (!read.ok) throw new Error(`${text} is no amount of ${coin.ticker}`)
  return read.value.units
}

async function isPaidFor(
  tx: Tx,
  affiliateId: string,
  { currency, month }: { readonly currency: PayoutCurrency; readonly month: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from affiliate_payout where affiliate_id = ${affiliateId}::uuid
      and currency = ${currency} and month = ${month}::date`.execute(tx)
  return rows.length > 0
}
