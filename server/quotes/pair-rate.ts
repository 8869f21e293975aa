import { createHmac, timingSafeEqual } from 'node:crypto'
import { formatUnits, takeBpsRoundedUp } from '@causeway/core/money'
import { feesFor, policyFor, type Quote } from '@causeway/core/quotes'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { EstimateFailure, EstimateInput } from './estimate-types.ts'
import { type EstimateNeeds, quoteFor } from './make-estimate.ts'
import { newNonce, signRatePromise } from './rate-token.ts'

/** A guaranteed rate of a pair for any amount within its limits, with the quote of the smallest one. */
export type PairRate = {
  readonly rateId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly smallest: Quote
}

export type PairRateFailure =
  | EstimateFailure
  | Failure<'rate_id_forged' | 'rate_id_expired' | 'rate_id_mismatch'>

/** What a rate of a pair is asked with. */
export type PairAsked = Pick<EstimateInput, 'from' | 'to' | 'commissionBps' | 'payer'>

const KIND = 'pair'

/** Promises a pair's rate before the amount is known. It binds once, like any guaranteed quote. */
export function makePairRate(
  needs: EstimateNeeds,
  pair: PairAsked,
): Result<PairRate, EstimateFailure> {
  const quoted = smallestQuote(needs, pair)
  if (!quoted.ok) return quoted
  const smallest = quoted.value
  const expiresAt = needs.clock.now() + needs.policy.fixedQuoteSeconds * 1000
  const body = [
    KIND,
    newNonce(),
    smallest.from.asset,
    smallest.to.asset,
    smallest.from.units,
    smallest.gross.units,
    expiresAt,
    pair.commissionBps ?? 0n,
    smallest.policyVersion,
  ].join('~')
  const text = Buffer.from(body).toString('base64url')
  return ok({ rateId: `${text}.${sign(text, needs.rateKey)}`, expiresAt, smallest })
}

/** True of a rate id that binds a pair, and no amount. */
export function isPairRate(rateId: string): boolean {
  return Buffer.from(rateId.split('.')[0] ?? '', 'base64url')
    .toString()
    .startsWith(`${KIND}~`)
}

/**
 * The rate id of a guaranteed quote for an amount, at the rate that was promised for its pair. The market of now decides the
 * limits, and what large amounts cost more.
 */
export function quoteAtPairRate(
  needs: EstimateNeeds,
  rateId: string,
  asked: EstimateInput,
): Result<string, PairRateFailure> {
  const read = readPairRate(rateId, needs.rateKey)
  if (!read.ok) return read
  const promised = read.value
  const policy = policyFor(needs.policy, asked.payer)
  const isOfNow = promised.policyVersion === policy.version
  if (!isOfNow || promised.expiresAt <= needs.clock.now()) return fail({ code: 'rate_id_expired' })
  const { commissionBps = 0n } = asked
  const isSamePair = promised.from === asked.from && promised.to === asked.to
  if (!isSamePair || promised.commissionBps !== commissionBps) {
    return fail({ code: 'rate_id_mismatch' })
  }
  const quoted = quoteFor(needs, { ...asked, kind: 'fixed' })
  if (!quoted.ok) return quoted
  const smallest = smallestQuote(needs, asked)
  if (!smallest.ok) return smallest
  const now = quoted.value
  // How much more the pair was promised to give than it gives now.
  const up = promised.gross * smallest.value.from.units
  const down = promised.fromUnits * smallest.value.gross.units
  const gross = asked.side === 'from' ? (now.gross.units * up) / down : now.gross.units
  const fromUnits = asked.side === 'to' ? (now.from.units * down + up - 1n) / up : now.from.units
  const fee =
    asked.side === 'from'
      ? takeBpsRoundedUp(gross, feesFor(policy, asked).serviceFeeBps + commissionBps)
      : now.exchangeFee.units
  const toUnits = gross - fee - now.networkFee.units
  if (toUnits <= 0n) return fail({ code: 'rate_id_mismatch' })
  return ok(
    signRatePromise(
      {
        nonce: promised.nonce,
        from: now.from.asset,
        to: now.to.asset,
        side: asked.side,
        fromUnits,
        toUnits,
        gross,
        exchangeFee: fee,
        networkFee: now.networkFee.units,
        accountCost: 0n,
        commissionBps,
        expiresAt: promised.expiresAt,
        policyVersion: now.policyVersion,
        snapshotId: now.snapshotId,
      },
      needs.rateKey,
    ),
  )
}

/** The guaranteed quote of the smallest amount: no amount of it is so large that it costs more. */
function smallestQuote(
  needs: EstimateNeeds,
  { commissionBps = 0n, from, payer = {}, to }: PairAsked,
): Result<Quote, EstimateFailure> {
  const pair = { from, to, commissionBps, payer, side: 'from', kind: 'fixed' } as const
  const first = quoteFor(needs, { ...pair, given: '1' })
  if (!first.ok && !('limits' in first.failure)) return first
  const { minFrom } = first.ok ? first.value.limits : limitsIn(first.failure)
  const coin = needs.catalogue.find(from)
  return quoteFor(needs, { ...pair, given: formatUnits(minFrom.units, coin?.decimals ?? 0) })
}

function limitsIn(failure: EstimateFailure) {
  if ('limits' in failure) return failure.limits
  throw new Error(`${failure.code} has no limits`)
}

type ReadPairRate = {
  readonly nonce: string
  readonly from: string
  readonly to: string
  readonly fromUnits: bigint
  readonly gross: bigint
  readonly expiresAt: number
  readonly commissionBps: bigint
  /** Of the policy that it was promised by. */
  readonly policyVersion: string
}

function readPairRate(
  rateId: string,
  key: Uint8Array,
): Result<ReadPairRate, Failure<'rate_id_forged'>> {
  const [text = '', given = ''] = rateId.split('.')
  const expected = Buffer.from(sign(text, key))
  const actual = Buffer.from(given)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
    return fail({ code: 'rate_id_forged' })
  }
  const [kind, nonce = '', from = '', to = '', ...figures] = Buffer.from(text, 'base64url')
    .toString()
    .split('~')
  const [fromUnits = '0', gross = '0', expiresAt = '0', commissionBps = '0', policyVersion = ''] =
    figures
  if (kind !== KIND) return fail({ code: 'rate_id_forged' })
  return ok({
    nonce,
    from,
    to,
    fromUnits: BigInt(fromUnits),
    gross: BigInt(gross),
    expiresAt: Number(expiresAt),
    commissionBps: BigInt(commissionBps),
    policyVersion,
  })
}

/** Signed apart from quotes of an amount: neither is ever read as the other. */
function sign(text: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${KIND}.${text}`).digest('base64url')
}
