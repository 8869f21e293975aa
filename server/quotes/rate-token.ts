import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AmountSide } from '@causeway/core/quotes'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'

/** Everything a guaranteed quote binds. Units are of the coins' smallest units. */
export type RatePromise = {
  readonly nonce: string
  readonly from: string
  readonly to: string
  readonly side: AmountSide
  readonly fromUnits: bigint
  readonly toUnits: bigint
  readonly gross: bigint
  /** A partner's commission included. */
  readonly exchangeFee: bigint
  /** That commission in basis points; 0 without a partner. */
  readonly commissionBps: bigint
  readonly networkFee: bigint
  /** What of the network fee pays for a new account; 0 without one. */
  readonly accountCost: bigint
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly policyVersion: string
  readonly snapshotId: string
}

export type RateTokenFailure = Failure<'rate_id_forged'>

/** What every promise has, in the order in which it is signed. */
type PromiseTexts = readonly [
  nonce: string,
  from: string,
  to: string,
  side: string,
  fromUnits: string,
  toUnits: string,
  gross: string,
  exchangeFee: string,
  networkFee: string,
  expiresAt: string,
  policyVersion: string,
  snapshotId: string,
  ...added: string[],
]
const TEXTS = 12

/** A nonce that no other quote has. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** The promise as a signed text (HMAC-SHA256). Whoever holds it can read it, and cannot change it. */
export function signRatePromise(promise: RatePromise, key: Uint8Array): string {
  const body = [
    promise.nonce,
    promise.from,
    promise.to,
    promise.side,
    promise.fromUnits,
    promise.toUnits,
    promise.gross,
    promise.exchangeFee,
    promise.networkFee,
    promise.expiresAt,
    promise.policyVersion,
    promise.snapshotId,
    promise.accountCost,
    promise.commissionBps,
  ].join('~')
  const text = Buffer.from(body).toString('base64url')
  return `${text}.${signature(text, key)}`
}

/** Reads a promise back. Compared in constant time; says nothing of why a text is not ours. */
export function readRatePromise(
  token: string,
  key: Uint8Array,
): Result<RatePromise, RateTokenFailure> {
  const [text = '', given = ''] = token.split('.')
  const expected = Buffer.from(signature(text, key))
  const actual = Buffer.from(given)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
    return fail({ code: 'rate_id_forged' })
  }
  const parts = Buffer.from(text, 'base64url').toString().split('~')
  if (!isComplete(parts)) return fail({ code: 'rate_id_forged' })
  // Promises of earlier versions, which live for a minute, have no account cost and no commission.
  const [
    nonce,
    from,
    to,
    side,
    fromUnits,
    toUnits,
    gross,
    exchangeFee,
    networkFee,
    expiresAt,
    policyVersion,
    snapshotId,
    accountCost = '0',
    commissionBps = '0',
  ] = parts
  if (side !== 'from' && side !== 'to') return fail({ code: 'rate_id_forged' })
  return ok({
    nonce,
    from,
    to,
    side,
    fromUnits: BigInt(fromUnits),
    toUnits: BigInt(toUnits),
    gross: BigInt(gross),
    exchangeFee: BigInt(exchangeFee),
    networkFee: BigInt(networkFee),
    accountCost: BigInt(accountCost),
    commissionBps: BigInt(commissionBps),
    expiresAt: Number(expiresAt),
    policyVersion,
    snapshotId,
  })
}

function isComplete(texts: readonly string[]): texts is PromiseTexts {
  return texts.length >= TEXTS
}

function signature(text: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
