import { type KeyPath, parseKeyPath } from '../account-keys.ts'
import { JsonNumber, parseExactJson } from '../node/exact-json.ts'
import { readCount, readFlag, readHash, readList, readObject, readText } from '../node/wire.ts'

/** Change is never divided into more outputs than this. */
export const MOST_CHANGE_OUTPUTS = 4

/** An output of ours that can be spent. */
export type Unspent = {
  readonly txId: string
  readonly outputIndex: number
  readonly units: bigint
  readonly path: KeyPath
}

/** An output of ours as the node sees it now. */
export type SpendableOutput = Unspent & {
  /** False for change of our own that still waits. */
  readonly isConfirmed: boolean
}

/** What `Funding.facts` says. */
export type FundingFacts = {
  readonly feePerVbyte: bigint
  /** What nodes ask on top, for each byte, before they take a replacement (BIP-125, rule 4). */
  readonly incrementalFeePerVbyte: bigint
  /** Zcash: the rules of the next block, which a signature commits to (ZIP-200). Null elsewhere. */
  readonly branchId: number | null
  readonly unspent: readonly SpendableOutput[]
}

/**
 * What `TransferPlan.body` says beside the intent: what is spent, and what comes back to the hot wallet. The rest of
 * the inputs is the network's fee. Destination and amount are the intent's own, so that no body can bend them.
 */
export type TransferBody = {
  readonly inputs: readonly Unspent[]
  /** Zero where no change is worth an output. */
  readonly changeUnits: bigint
  /** Into how many outputs the change is divided. */
  readonly changeOutputs: number
  /** As in the facts. */
  readonly branchId: number | null
}

export function writeFundingFacts(facts: FundingFacts): string {
  return JSON.stringify({
    feePerVbyte: facts.feePerVbyte.toString(),
    incrementalFeePerVbyte: facts.incrementalFeePerVbyte.toString(),
    branchId: facts.branchId,
    unspent: facts.unspent.map((output) => ({
      ...plainUnspent(output),
      isConfirmed: output.isConfirmed,
    })),
  })
}

export function readFundingFacts(text: string): FundingFacts {
  const facts = readObject(parseExactJson(text))
  return {
    feePerVbyte: readWholeUnits(facts.feePerVbyte),
    incrementalFeePerVbyte: readWholeUnits(facts.incrementalFeePerVbyte),
    branchId: readBranchId(facts.branchId),
    unspent: readList(facts.unspent, (item) => ({
      ...readUnspent(item),
      isConfirmed: readFlag(readObject(item).isConfirmed),
    })),
  }
}

export function writeTransferBody(body: TransferBody): string {
  return JSON.stringify({
    inputs: body.inputs.map(plainUnspent),
    changeUnits: body.changeUnits.toString(),
    changeOutputs: body.changeOutputs,
    branchId: body.branchId,
  })
}

export function readTransferBody(text: string): TransferBody {
  const body = readObject(parseExactJson(text))
  const changeUnits = readWholeUnits(body.changeUnits)
  return {
    inputs: readList(body.inputs, readUnspent),
    changeUnits,
    changeOutputs: readChangeOutputs(body.changeOutputs, changeUnits),
    branchId: readBranchId(body.branchId),
  }
}

/** What a transaction pays the network. */
export function feeOf(body: TransferBody, paidUnits: bigint): bigint {
  return sumOf(body.inputs) - paidUnits - body.changeUnits
}

export function sumOf(outputs: readonly Unspent[]): bigint {
  return outputs.reduce((sum, output) => sum + output.units, 0n)
}

/** `txId:outputIndex`, as reservations name an output. */
export function unspentKey(output: {
  readonly txId: string
  readonly outputIndex: number
}): string {
  return `${output.txId}:${output.outputIndex}`
}

function plainUnspent({ txId, outputIndex, units, path }: Unspent) {
  return { txId, outputIndex, units: units.toString(), path }
}

/** Plans of version 0.1 have one output of change, and do not say so. */
function readChangeOutputs(value: unknown, changeUnits: bigint): number {
  if (value === undefined) return changeUnits > 0n ? 1 : 0
  const count = readCount(value)
  if (count < 0 || count > MOST_CHANGE_OUTPUTS || count > 0 !== changeUnits > 0n) {
    throw new TypeError('Change and its number of outputs do not fit')
  }
  return count
}

function readBranchId(value: unknown): number | null {
  return value === undefined || value === null ? null : readCount(value)
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
