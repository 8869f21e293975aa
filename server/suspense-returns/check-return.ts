import type { Catalogue, Currency } from '@causeway/core/currencies'
import { type Amount, amount, formatUnits } from '@causeway/core/money'
import type { PaymentKey } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type Selectable, sql } from 'kysely'
import type { DepositTable, Queryable } from '../db/index.ts'
import {
  checkPayoutAddress,
  checkRefundAddress,
  checkRestricted,
  type OrderNeeds,
} from '../orders/index.ts'
import { wasSentBack } from './return-record.ts'
import type { AskedReturn, ReturnFailure, ReturnIntent, ReturnTerms } from './return-types.ts'

type Needs = Pick<OrderNeeds, 'catalogue' | 'chains' | 'compliance' | 'database' | 'flavourOf'>

/** What would go back of a payment now; null where the network fee would take all of it. */
export function returnTerms(catalogue: Catalogue, came: Amount): ReturnTerms | null {
  const coin = catalogue.find(came.asset)
  if (coin === undefined || came.units <= coin.networkFeeUnits) return null
  return {
    sent: amount(came.asset, came.units - coin.networkFeeUnits),
    networkFee: amount(came.asset, coin.networkFeeUnits),
  }
}

/**
 * What two people are asked to agree on: the payment is confirmed and unmatched, and the address passes what a payout's
 * has to. Asks the provider of address checks: outside transactions.
 */
export async function checkReturn(
  needs: Needs,
  asked: AskedReturn,
): Promise<Result<ReturnIntent, ReturnFailure>> {
  const { reason, network, outputIndex, txId } = asked
  if (reason.trim() === '') return fail({ code: 'reason_missing' })
  const direct = needs.database.direct()
  const deposit = await paymentQuery(direct, asked).executeTakeFirst()
  if (deposit === undefined) return fail({ code: 'deposit_not_found' })
  if (!isUnmatched(deposit)) return fail({ code: 'not_in_suspense' })
  if (await wasSentBack(direct, deposit)) return fail({ code: 'already_sent_back' })
  const coin = needs.catalogue.find(deposit.asset)
  const terms = returnTerms(needs.catalogue, amount(deposit.asset, deposit.units))
  if (coin === undefined || terms === null) return fail({ code: 'return_too_small' })
  // A coin with a memo must be told it, or that there is none.
  const checked = checkPayoutAddress(needs, coin, asked.address, asked.extraId)
  if (!checked.ok) return checked
  const risk = await checkRestricted(needs, coin, { ...checked.value, direction: 'refund' })
  if (!risk.ok) return risk
  return ok({
    network,
    txId,
    outputIndex,
    asset: deposit.asset,
    amount: formatUnits(terms.sent.units, coin.decimals),
    networkFee: formatUnits(terms.networkFee.units, coin.decimals),
    address: checked.value.address,
    extraId: checked.value.extraId,
    reason: reason.trim(),
  })
}

/** Whether what was agreed on may still go there: valid on the network, not ours, not burnt, not restricted. */
export async function checkAgreedTarget(
  needs: Needs,
  coin: Currency,
  { address, extraId }: ReturnIntent,
): Promise<Result<null, ReturnFailure>> {
  const checked = checkRefundAddress(needs, coin, address, extraId)
  if (!checked.ok) return checked
  const risk = await checkRestricted(needs, coin, { ...checked.value, direction: 'refund' })
  return risk.ok ? ok(null) : risk
}

/** The payment of a key; of several variants the one that counts. */
export function paymentQuery(database: Queryable, key: PaymentKey & { readonly network: string }) {
  return database
    .selectFrom('deposit')
    .selectAll()
    .where('network', '=', key.network)
    .where('tx_id', '=', key.txId)
    .where('output_index', '=', key.outputIndex)
    .orderBy(sql`state in ('gone', 'reversed')`)
    .limit(1)
}

/** Confirmed, and nobody has decided about it. */
export function isUnmatched({
  confirmations,
  needed,
  role,
  state,
}: Selectable<DepositTable>): boolean {
  return role === 'suspense' && state === 'confirmed' && confirmations >= needed
}
