import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { readCount, readObject, readText } from '../node/wire.ts'

/** What `Funding.facts` says. Sums in drops, all of the hot wallet. */
export type FundingFacts = {
  readonly networkId: number
  /** The next sequence in the newest validated ledger: everything below it is used up. */
  readonly validatedSequence: bigint
  /** The next sequence, with what waits in the open ledger and the queue. */
  readonly nextSequence: bigint
  /** All it holds in the newest validated ledger. */
  readonly balance: bigint
  /** What of that must stay there. */
  readonly reserve: bigint
  /** What may be spent beside all that waits. */
  readonly spendable: bigint
  readonly destination: DestinationFacts
  /** The least that the next ledger takes, and the least that the queue takes. */
  readonly openLedgerDrops: bigint
  readonly minimumDrops: bigint
}

/** What is known of the account to be paid. */
export type DestinationFacts = {
  /** Drops that it must get at least: nobody has funded it yet. 0 where it exists. */
  readonly leastDrops: bigint
  readonly needsTag: boolean
  /** It takes payments from nobody, or not from strangers, or not in XRP. */
  readonly refuses: boolean
}

/** What `TransferPlan.body` says beside the intent, whose own the sum, the destination and its tag are. */
export type TransferBody = {
  readonly networkId: number
  readonly sequence: bigint
  readonly feeDrops: bigint
}

export function writeFundingFacts(facts: FundingFacts): string {
  return JSON.stringify(facts, bigintAsText)
}

export function readFundingFacts(text: string): FundingFacts {
  const facts = readObject(JSON.parse(text))
  const destination = readObject(facts.destination)
  return {
    networkId: readCount(facts.networkId),
    validatedSequence: readUnits(facts.validatedSequence),
    nextSequence: readUnits(facts.nextSequence),
    balance: readUnits(facts.balance),
    reserve: readUnits(facts.reserve),
    spendable: readUnits(facts.spendable),
    destination: {
      leastDrops: readUnits(destination.leastDrops),
      needsTag: destination.needsTag === true,
      refuses: destination.refuses === true,
    },
    openLedgerDrops: readUnits(facts.openLedgerDrops),
    minimumDrops: readUnits(facts.minimumDrops),
  }
}

export function writeTransferBody(body: TransferBody): string {
  return JSON.stringify(body, bigintAsText)
}

export function readTransferBody(text: string): TransferBody {
  const body = readObject(JSON.parse(text))
  return {
    networkId: readCount(body.networkId),
    sequence: readUnits(body.sequence),
    feeDrops: readUnits(body.feeDrops),
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

const WHOLE_NUMBER = /^(0|[1-9]\d{0,9})$/
const LARGEST_TAG = 2 ** 32 - 1

/** Whether a text is a destination tag: a whole number of 32 bits. */
export function isDestinationTag(text: string): boolean {
  return WHOLE_NUMBER.test(text) && Number(text) <= LARGEST_TAG
}

/** `TXN` and a zero, before what is hashed. */
const PREFIX = Uint8Array.of(0x54, 0x58, 0x4e, 0x00)

/** The hash that names a signed transaction: the first half of SHA-512. */
export function transactionId(bytes: string): string {
  const hash = sha512(concatBytes(PREFIX, hexToBytes(bytes)))
  return bytesToHex(hash.slice(0, 32)).toUpperCase()
}
