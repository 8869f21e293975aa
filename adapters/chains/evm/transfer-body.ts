import { readObject, readText } from './wire.ts'

/** What `Funding.facts` says. Sums in wei, or in the token's smallest unit. */
export type FundingFacts = {
  readonly chainId: number
  /** The next nonce as the chain sees it, with what waits in the node's pool. */
  readonly nextNonce: bigint
  readonly coinUnits: bigint
  /** What the hot wallet holds of the asset to be sent: of a token, or the coin again. */
  readonly assetUnits: bigint
  /** Null where the destination would refuse it. */
  readonly gas: bigint | null
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/**
 * What `TransferPlan.body` says beside the intent. Destination, sum and token are the intent's own, so that no body can
 * bend them.
 */
export type TransferBody = {
  readonly chainId: number
  readonly nonce: bigint
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

export function writeFundingFacts(facts: FundingFacts): string {
  return JSON.stringify(facts, bigintAsText)
}

export function readFundingFacts(text: string): FundingFacts {
  const facts = readObject(JSON.parse(text))
  return {
    chainId: readChainId(facts.chainId),
    nextNonce: readUnits(facts.nextNonce),
    coinUnits: readUnits(facts.coinUnits),
    assetUnits: readUnits(facts.assetUnits),
    gas: facts.gas === null ? null : readUnits(facts.gas),
    maxFeePerGas: readUnits(facts.maxFeePerGas),
    maxPriorityFeePerGas: readUnits(facts.maxPriorityFeePerGas),
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
