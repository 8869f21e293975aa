import type { Currency } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import { v7 as newId } from 'uuid'
import type { ColdAddresses } from '../cold-storage/cold-types.ts'
import type { Queryable } from '../db/index.ts'
import {
  checkPayoutAddress,
  checkRefundAddress,
  checkRestricted,
  type OrderNeeds,
} from '../orders/index.ts'
import { type FreeNeeds, readFreeOf } from '../own-sends/read-free.ts'
import { readOwnSend } from '../own-sends/read-own-send.ts'
import type {
  AskedHandPayout,
  HandFailure,
  HandIntent,
  HandLimits,
  OwnHandFailure,
} from './hand-types.ts'
import { mayLeaveByHand, readLeft } from './read-left.ts'

export type HandNeeds = Pick<
  OrderNeeds,
  'chains' | 'clock' | 'compliance' | 'database' | 'flavourOf' | 'wake'
> &
  FreeNeeds & {
    readonly coldAddresses: ColdAddresses
    readonly handLimits: HandLimits
  }

/**
 * What two people are asked to agree on: so much of the coin is free and left of the day’s limit, and the address passes what
 * a payout’s has to. Asks the provider of address checks: outside transactions.
 */
export async function checkHandPayout(
  needs: HandNeeds,
  asked: AskedHandPayout,
): Promise<Result<HandIntent, HandFailure>> {
  const reason = asked.reason.trim()
  if (reason === '') return fail({ code: 'reason_missing' })
  const checked = await checkTerms(needs, asked, checkPayoutAddress)
  if (!checked.ok) return checked
  const { address, coin, extraId, sum } = checked.value
  const direct = needs.database.direct()
  const within = await checkLimit(direct, needs, sum)
  if (!within.ok) return within
  const free = await readFreeOf(direct, needs, coin)
  if (sum.units > free.units) return fail({ code: 'above_free', free })
  return ok({
    payoutId: newId(),
    asset: coin.ticker,
    network: coin.protocol,
    amount: formatUnits(sum.units, coin.decimals),
    networkFee: formatUnits(coin.chainFeeUnits, coin.decimals),
    address,
    extraId,
    purpose: asked.purpose,
    reason,
  })
}

type Terms = {
  readonly coin: Currency
  readonly sum: Amount
  readonly address: string
  readonly extraId: string | null
}

/**
 * The coin, the sum and the address: valid on the network, with its memo, not ours, not burnt, not restricted. `checkAddress`
 * says whether a memo must be given, which is so until it was agreed that there is none.
 */
export async function checkTerms(
  needs: HandNeeds,
  asked: Pick<AskedHandPayout, 'address' | 'amount' | 'asset' | 'extraId'>,
  checkAddress: typeof checkPayoutAddress = checkRefundAddress,
): Promise<Result<Terms, HandFailure>> {
  const read = readOwnSend(needs, asked)
  if (!read.ok) return read
  const { coin, sum } = read.value
  if (!mayLeaveByHand(needs.handLimits, coin)) return fail({ code: 'hand_limit_missing' })
  const checked = checkAddress(needs, coin, asked.address, asked.extraId)
  if (!checked.ok) return checked
  const { address, extraId } = checked.value
  if (isColdStorage(needs.coldAddresses, address)) return fail({ code: 'address_is_cold' })
  const risk = await checkRestricted(needs, coin, { ...checked.value, direction: 'destination' })
  return risk.ok ? ok({ coin, sum, address, extraId }) : risk
}

/** Whether so much may still leave by hand today. Under the lock of the coin’s stock no other payout comes between. */
export async function checkLimit(
  database: Queryable,
  { clock, handLimits }: Pick<HandNeeds, 'clock' | 'handLimits'>,
  sum: Amount,
): Promise<Result<null, OwnHandFailure>> {
  const left = (await readLeft(database, handLimits, clock.now())).get(sum.asset)
  return left !== undefined && sum.units > left.units
    ? fail({ code: 'above_hand_limit', left })
    : ok(null)
}

function isColdStorage(coldAddresses: ColdAddresses, address: string): boolean {
  return [...coldAddresses.values()].flat().some((place) => place.address === address)
}
