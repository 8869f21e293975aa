import { JsonNumber } from './exact-json.ts'

/** The node answered, but not in the form that Bitcoin Core documents. */
export class BadNodeReply extends Error {
  override readonly name = 'BadNodeReply'
}

export type WireObject = { readonly [field: string]: unknown }

/** One entry of `listsinceblock` or of `gettransaction`'s details. */
export type WalletEntry = {
  readonly category: string
  readonly address: string | null
  readonly outputIndex: number
  readonly units: bigint
}

/** An entry of `listsinceblock`, which also says where its transaction stands. */
export type ListedEntry = WalletEntry & TransactionPlace & { readonly txId: string }

export type TransactionPlace = {
  /** Below zero: something else that conflicts with it was confirmed. */
  readonly confirmations: number
  readonly blockHash: string | null
  /** A block's own reward, which cannot be spent for 100 blocks. */
  readonly isCoinbase: boolean
}

export type WalletTransaction = TransactionPlace & {
  readonly entries: readonly WalletEntry[]
  /** The whole transaction, hexadecimal. */
  readonly bytes: string
  /** What our wallet paid; null where no input was ours. */
  readonly feeUnits: bigint | null
}

export type ListedUnspent = {
  readonly txId: string
  readonly outputIndex: number
  readonly address: string | null
  readonly units: bigint
  readonly confirmations: number
  /** `branch/index` below the account key, from the output's descriptor or label; null where it has none. */
  readonly pathText: string | null
}

const UNITS_DECIMALS = 8
const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,8}))?$/
const COUNT = /^-?\d{1,15}$/
const HASH = /^[0-9a-f]{64}$/
const ORIGIN_OF_SINGLE_KEY = /^w?pkh\(\[[0-9a-f]{8}\/(\d+\/\d+)\]/
const LABEL_OF_SINGLE_KEY = /^causeway:(\d+\/\d+)$/

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

export function readFlag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new BadNodeReply('Expected true or false')
  return value
}

export function readHash(value: unknown): string {
  const text = readText(value)
  if (!HASH.test(text)) throw new BadNodeReply('Expected a hash of 64 hexadecimal digits')
  return text
}

/** A whole number that counts something; never money. */
export function readCount(value: unknown): number {
  if (!(value instanceof JsonNumber) || !COUNT.test(value.source)) {
    throw new BadNodeReply('Expected a whole number')
  }
  return Number(value.source)
}

/** Money as Core writes it: whole coins with at most eight decimals. Exact. */
export function readUnits(value: unknown): bigint {
  const [, sign, whole, fraction = ''] =
    (value instanceof JsonNumber ? AMOUNT.exec(value.source) : null) ?? []
  if (whole === undefined) throw new BadNodeReply('Expected an amount in plain decimals')
  const units = BigInt(whole + fraction.padEnd(UNITS_DECIMALS, '0'))
  return sign === '-' ? -units : units
}

function readEntry(value: unknown): WalletEntry {
  const entry = readObject(value)
  return {
    category: readText(entry.category),
    address: entry.address === undefined ? null : readText(entry.address),
    outputIndex: readCount(entry.vout),
    units: readUnits(entry.amount),
  }
}

function readPlace(transaction: WireObject): TransactionPlace {
  const confirmations = readCount(transaction.confirmations)
  return {
    confirmations,
    blockHash: confirmations > 0 ? readHash(transaction.blockhash) : null,
    isCoinbase: transaction.generated === undefined ? false : readFlag(transaction.generated),
  }
}

/** Reply of `listsinceblock`. */
export function readListSinceBlock(value: unknown): {
  readonly entries: readonly ListedEntry[]
  readonly lastBlock: string
} {
  const reply = readObject(value)
  return {
    entries: readList(reply.transactions, (item) => ({
      ...readEntry(item),
      ...readPlace(readObject(item)),
      txId: readHash(readObject(item).txid),
    })),
    lastBlock: readHash(reply.lastblock),
  }
}

/** Reply of `gettransaction`. */
export function readWalletTransaction(value: unknown): WalletTransaction {
  const reply = readObject(value)
  return {
    ...readPlace(reply),
    entries: readList(reply.details, readEntry),
    bytes: reply.hex === undefined ? '' : readText(reply.hex),
    // Core writes the fee of a transaction of ours as a negative amount.
    feeUnits: reply.fee === undefined ? null : -readUnits(reply.fee),
  }
}

/** Reply of `getmempoolentry`: of what it tells, all nodes of the family say when the transaction came, and at which height. */
export function assertMempoolEntry(value: unknown): void {
  const entry = readObject(value)
  readCount(entry.time)
  readCount(entry.height)
}

/** Reply of `listunspent`. */
export function readListUnspent(value: unknown): readonly ListedUnspent[] {
  return readList(value, (item) => {
    const output = readObject(item)
    return {
      txId: readHash(output.txid),
      outputIndex: readCount(output.vout),
      address: output.address === undefined ? null : readText(output.address),
      units: readUnits(output.amount),
      confirmations: readCount(output.confirmations),
      pathText: readPathText(output),
    }
  })
}

/** Nodes without descriptors tell our label: as `label`, or as `account` where they are very old. */
function readPathText(output: WireObject): string | null {
  if (output.desc !== undefined) {
    return ORIGIN_OF_SINGLE_KEY.exec(readText(output.desc))?.[1] ?? null
  }
  const label = output.label ?? output.account
  return label === undefined ? null : (LABEL_OF_SINGLE_KEY.exec(readText(label))?.[1] ?? null)
}

/** How an address is labelled where the node cannot be told of a whole range of keys. */
export function labelOf(pathText: string): string {
  return `causeway:${pathText}`
}

/** Reply of `estimatesmartfee`, in units per 1,000 virtual bytes; null where the node cannot tell. */
export function readFeeEstimate(value: unknown): bigint | null {
  const { feerate } = readObject(value)
  const units = feerate === undefined ? -1n : readUnits(feerate)
  return units < 0n ? null : units
}

/** Reply of zcashd's `getblockchaininfo`: the rules of the next block (ZIP-200). */
export function readBranchId(value: unknown): number {
  const text = readText(readObject(readObject(value).consensus).nextblock)
  if (!/^[0-9a-f]{8}$/.test(text)) throw new BadNodeReply('Expected a consensus branch')
  return Number.parseInt(text, 16)
}
