import { type KeyPath, parseKeyPath } from './account-keys.ts'
import { JsonNumber, parseExactJson } from './exact-json.ts'
import { readCount, readHash, readList, readObject, readText } from './wire.ts'

/** An output of ours that can be spent. */
export type Unspent = {
  readonly txId: string
  readonly outputIndex: number
  readonly units: bigint
  readonly path: KeyPath
}

/** What `Funding.facts` says. */
export type FundingFacts = {
  readonly feePerVbyte: bigint
  readonly unspent: readonly Unspent[]
}

/**
 * What `TransferPlan.body` says beside the intent: what is spent, and what comes back to the hot wallet. The rest of
 * the inputs is the network's fee. Destination and amount are the intent's own, so that no body can bend them.
 */
export type TransferBody = {
  readonly inputs: readonly Unspent[]
  /** Zero where no change is worth an output. */
  readonly changeUnits: bigint
}

export function writeFundingFacts(facts: FundingFacts): string {
  return JSON.stringify({
    feePerVbyte: facts.feePerVbyte.toString(),
    unspent: facts.unspent.map(plainUnspent),
  })
}

export function readFundingFacts(text: string): FundingFacts {
  const facts = readObject(parseExactJson(text))
  return {
    feePerVbyte: readWholeUnits(facts.feePerVbyte),
    unspent: readList(facts.unspent, readUnspent),
  }
}

export function writeTransferBody(body: TransferBody): string {
  return JSON.stringify({
    inputs: body.inputs.map(plainUnspent),
    changeUnits: body.changeUnits.toString(),
  })
}

export function readTransferBody(text: string): TransferBody {
  const body = readObject(parseExactJson(text))
  return {
    inputs: readList(body.inputs, readUnspent),
    changeUnits: readWholeUnits(body.changeUnits),
  }
}

/** `txId:outputIndex`, as reservations name an output. */
export function unspentKey(output: {
  readonly txId: string
  readonly outputIndex: number
}): string {
  return `${output.txId}:${output.outputIndex}`
}

function plainUnspent(output: Unspent) {
  return { ...output, units: output.units.toString() }
}

function readUnspent(value: unknown): Unspent {
  const output = readObject(value)
  const path = parseKeyPath(readText(output.path))
  if (path === null) throw new TypeError('An output to spend has no key path of ours')
  return {
    txId: readHash(output.txId),
    outputIndex: readCount(output.outputIndex),
    units: readWholeUnits(output.units),
    path,
  }
}

function readWholeUnits(value: unknown): bigint {
  if (value instanceof JsonNumber || !/^\d+$/.test(readText(value))) {
    throw new TypeError('Units are written as decimal text')
  }
  return BigInt(readText(value))
}
