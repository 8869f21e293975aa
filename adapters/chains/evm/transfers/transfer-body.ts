import type { FeeStyle } from '../evm-config.ts'
import { readObject, readText } from '../node/wire.ts'

/** Prices of a unit of gas in wei. On a legacy network the two are one price. */
export type GasPrice = {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** What `Funding.facts` says. Sums in wei, or in the token's smallest unit; all of the account that pays. */
export type FundingFacts = GasPrice & {
  readonly chainId: number
  /** The next nonce as the chain sees it, with what waits in the node's pool. */
  readonly nextNonce: bigint
  /** The next nonce without what waits: everything below it is in blocks. */
  readonly minedNonce: bigint
  /** With what waits in the node's pool or without it, whichever is less. */
  readonly coinUnits: bigint
  /** Without what waits. */
  readonly minedCoinUnits: bigint
  /** What the account holds of the asset to be sent: of a token, or the coin again. */
  readonly assetUnits: bigint
  /** Null where the destination would refuse it, or would get less than was sent. */
  readonly gas: bigint | null
  /** The least that the next block takes: base fee and the usual tip. */
  readonly nextBlockFeePerGas: bigint
}

/**
 * What `TransferPlan.body` says beside the intent. Destination, sum and token are the intent's own, so that no body can
 * bend them.
 */
export type TransferBody = GasPrice & {
  readonly chainId: number
  readonly nonce: bigint
  readonly gas: bigint
  readonly feeStyle: FeeStyle
}

export function writeFundingFacts(facts: FundingFacts): string {
  return JSON.stringify(facts, bigintAsText)
}

export function readFundingFacts(text: string): FundingFacts {
  const facts = readObject(JSON.parse(text))
  return {
    chainId: readChainId(facts.chainId),
    nextNonce: readUnits(facts.nextNonce),
    minedNonce: readUnits(facts.minedNonce),
    coinUnits: readUnits(facts.coinUnits),
    minedCoinUnits: readUnits(facts.minedCoinUnits),
    assetUnits: readUnits(facts.assetUnits),
    gas: facts.gas === null ? null : readUnits(facts.gas),
    maxFeePerGas: readUnits(facts.maxFeePerGas),
    maxPriorityFeePerGas: readUnits(facts.maxPriorityFeePerGas),
    nextBlockFeePerGas: readUnits(facts.nextBlockFeePerGas),
  }
}

export function writeTransferBody(body: TransferBody): string {
  return JSON.stringify(body, bigintAsText)
}

export function readTransferBody(text: string): TransferBody {
  const body = readObject(JSON.parse(text))
  return {
    chainId: readChainId(body.chainId),
    nonce: readUnits(body.nonce),
    gas: readUnits(body.gas),
    maxFeePerGas: readUnits(body.maxFeePerGas),
    maxPriorityFeePerGas: readUnits(body.maxPriorityFeePerGas),
    feeStyle: readFeeStyle(body.feeStyle),
  }
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

function readUnits(value: unknown): bigint {
  const text = readText(value)
  if (!/^\d+$/.test(text)) throw new TypeError('Units are written as decimal text')
  return BigInt(text)
}

function readChainId(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new TypeError('A chain id is a whole number')
  }
  return value
}

/** Bodies of version 0.1 do not say: they were all of one style. */
function readFeeStyle(value: unknown): FeeStyle {
  if (value === undefined || value === 'eip1559') return 'eip1559'
  if (value === 'legacy') return 'legacy'
  throw new TypeError('A fee style is eip1559 or legacy')
}
