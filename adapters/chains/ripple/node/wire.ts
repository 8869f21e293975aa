import { isValidClassicAddress } from 'ripple-address-codec'

/** The node answered, but not in the form that rippled's documentation gives. */
export class BadNodeReply extends Error {
  override readonly name = 'BadNodeReply'
}

export type WireObject = { readonly [field: string]: unknown }

/** A ledger by its number and hash. */
export type SeenLedger = { readonly height: number; readonly hash: string }

/** Validated ledgers that a node holds from one to another, both included. */
export type LedgerRange = { readonly from: number; readonly to: number }

/** What `server_info` says. Sums in drops. */
export type ServerFacts = {
  readonly networkId: number
  readonly head: SeenLedger
  /** In rising order. */
  readonly held: readonly LedgerRange[]
  readonly reserveBase: bigint
  readonly reserveIncrement: bigint
}

/** What `account_info` says of an account. */
export type AccountFacts = {
  readonly balance: bigint
  readonly sequence: number
  readonly ownerCount: number
  readonly flags: number
  /** Of an AMM, a vault or a lender: it takes no payments. */
  readonly isPseudo: boolean
  /** The last of those that wait in the node's queue; null where none does. */
  readonly lastQueued: number | null
  /** What those in the queue may spend at most. */
  readonly queuedSpend: bigint
}

/** A transaction as `tx` and `account_tx` tell it. */
export type LedgerTransaction = {
  readonly txId: string
  readonly type: string
  readonly account: string
  /** 0 where it used a ticket. */
  readonly sequence: number
  readonly fee: bigint
  readonly destination: string | null
  readonly tag: string | null
  /** Null while it is in no validated ledger. */
  readonly place: LedgerPlace | null
}

export type LedgerPlace = {
  readonly height: number
  /** Null where the server left it out. */
  readonly hash: string | null
  /** `tesSUCCESS`, or a `tec` code. */
  readonly result: string
  /** Drops; or that it was another currency, or that nothing is said of it. */
  readonly delivery: bigint | 'other' | 'unsaid'
}

const HASH = /^[0-9A-F]{64}$/
const DROPS = /^\d{1,18}$/
const XRP = /^(\d+)(?:\.(\d{1,6}))?$/
const RANGE = /^(\d+)(?:-(\d+))?$/
const LARGEST_NUMBER = 2 ** 32 - 1

export function readObject(value: unknown): WireObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadNodeReply('Expected an object')
  }
  return value as WireObject
}

export function readList<T>(value: unknown, readItem: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(value)) throw new BadNodeReply('Expected a list')
  return value.map((item: unknown) => readItem(item))
}

export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new BadNodeReply('Expected text')
  return value
}

/** A whole number of 32 bits: ledgers, sequences, tags and flags. */
export function readCount(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new BadNodeReply('Expected a whole number')
  }
  if (value < 0 || value > LARGEST_NUMBER) throw new BadNodeReply('Expected 32 bits')
  return value
}

export function readHash(value: unknown): string {
  const text = readText(value).toUpperCase()
  if (!HASH.test(text)) throw new BadNodeReply('Expected a hash')
  return text
}

/** A sum of XRP in drops, which the ledger writes as text. */
export function readDrops(value: unknown): bigint {
  const text = readText(value)
  if (!DROPS.test(text)) throw new BadNodeReply('Expected drops')
  return BigInt(text)
}

function readAccount(value: unknown): string {
  const text = readText(value)
  if (!isValidClassicAddress(text)) throw new BadNodeReply('Expected an address')
  return text
}

/** Reply of `server_info`. Throws where the server has no validated ledger, or does not say which network it is of. */
export function readServerFacts(value: unknown): ServerFacts {
  const info = readObject(readObject(value).info)
  if (info.network_id === undefined) {
    throw new BadNodeReply('The node does not say its network: set network_id in its configuration')
  }
  const ledger = readObject(info.validated_ledger)
  return {
    networkId: readCount(info.network_id),
    head: { height: readCount(ledger.seq), hash: readHash(ledger.hash) },
    held: readRanges(info.complete_ledgers),
    reserveBase: readXrpNumber(ledger.reserve_base_xrp),
    reserveIncrement: readXrpNumber(ledger.reserve_inc_xrp),
  }
}

/** `24900901-24900984,24901116`, or `empty`. */
function readRanges(value: unknown): readonly LedgerRange[] {
  const text = readText(value)
  if (text === 'empty') return []
  return text.split(',').map((part) => {
    const found = RANGE.exec(part.trim())
    if (found === null) throw new BadNodeReply('Expected ranges of ledgers')
    const [, from, to = from] = found
    return { from: readCount(Number(from)), to: readCount(Number(to)) }
  })
}

/** Reserves are the only sums that come as numbers; their shortest decimal text is what the server wrote. */
function readXrpNumber(value: unknown): bigint {
  const found = typeof value === 'number' ? XRP.exec(String(value)) : null
  if (found === null) throw new BadNodeReply('Expected XRP')
  const [, whole = '', part = ''] = found
  return BigInt(whole + part.padEnd(6, '0'))
}

/** Reply of `account_info`. */
export function readAccountFacts(value: unknown): AccountFacts {
  const reply = readObject(value)
  const account = readObject(reply.account_data)
  const queue = reply.queue_data === undefined ? {} : readObject(reply.queue_data)
  return {
    balance: readDrops(account.Balance),
    sequence: readCount(account.Sequence),
    ownerCount: readCount(account.OwnerCount),
    flags: readCount(account.Flags),
    isPseudo: [account.AMMID, account.VaultID, account.LoanBrokerID].some((id) => id !== undefined),
    lastQueued: queue.highest_sequence === undefined ? null : readCount(queue.highest_sequence),
    queuedSpend:
      queue.max_spend_drops_total === undefined ? 0n : readDrops(queue.max_spend_drops_total),
  }
}

/** Reply of `fee`: what a plain transaction pays for the next ledger, and for a place in the queue at least. */
export function readFees(value: unknown): {
  readonly openLedgerDrops: bigint
  readonly minimumDrops: bigint
} {
  const drops = readObject(readObject(value).drops)
  const [base, minimum] = [readDrops(drops.base_fee), readDrops(drops.minimum_fee)]
  return {
    openLedgerDrops: readDrops(drops.open_ledger_fee),
    minimumDrops: minimum > base ? minimum : base,
  }
}

/** Reply of `tx`, or one transaction of `account_tx`. */
export function readLedgerTransaction(value: unknown): LedgerTransaction {
  const entry = readObject(value)
  const tx = readObject(entry.tx_json)
  return {
    txId: readHash(entry.hash),
    type: readText(tx.TransactionType),
    account: readAccount(tx.Account),
    sequence: readCount(tx.Sequence),
    fee: readDrops(tx.Fee),
    destination: tx.Destination === undefined ? null : readAccount(tx.Destination),
    tag: tx.DestinationTag === undefined ? null : String(readCount(tx.DestinationTag)),
    place: entry.validated === true ? readPlace(entry) : null,
  }
}

function readPlace(entry: WireObject): LedgerPlace {
  const meta = readObject(entry.meta)
  return {
    height: readCount(entry.ledger_index),
    hash: entry.ledger_hash === undefined ? null : readHash(entry.ledger_hash),
    result: readText(meta.TransactionResult),
    delivery: readDelivered(meta.delivered_amount),
  }
}

/** Never `Amount` or `DeliverMax`: a partial payment says there whatever its sender likes. */
function readDelivered(value: unknown): LedgerPlace['delivery'] {
  // Partial payments of before 2014 do not say it.
  if (value === undefined || value === 'unavailable') return 'unsaid'
  if (typeof value === 'string') return readDrops(value)
  // Other currencies are objects.
  readObject(value)
  return 'other'
}

/** Reply of `submit`. */
export function readSubmission(value: unknown): {
  readonly result: string
  /** Whether the server applied, queued, relayed or kept it. */
  readonly isKept: boolean
} {
  const reply = readObject(value)
  return { result: readText(reply.engine_result), isKept: reply.accepted === true }
}

/** Reply of `ledger`. Throws where it is not a validated one. */
export function readLedger(value: unknown): SeenLedger {
  const reply = readObject(value)
  if (reply.validated !== true) throw new BadNodeReply('The ledger is not validated')
  return { height: readCount(reply.ledger_index), hash: readHash(reply.ledger_hash) }
}
