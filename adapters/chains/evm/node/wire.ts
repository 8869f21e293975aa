import { getAddress, type Hex } from 'viem'

/** The node answered, but not in the form that the Ethereum JSON-RPC specification gives. */
export class BadNodeReply extends Error {
  override readonly name = 'BadNodeReply'
}

export type WireObject = { readonly [field: string]: unknown }

export type BlockTransaction = {
  readonly txId: string
  readonly from: string
  /** Null where it makes a contract. */
  readonly to: string | null
  readonly value: bigint
}

export type Block = {
  readonly height: number
  readonly hash: string
  readonly parentHash: string
  readonly baseFeePerGas: bigint
  readonly transactions: readonly BlockTransaction[]
}

export type TransferLog = {
  readonly txId: string
  readonly blockHash: string
  /** Place in its block. */
  readonly logIndex: number
  readonly contract: string
  readonly from: string
  readonly to: string
  readonly value: bigint
}

export type Receipt = {
  readonly succeeded: boolean
  readonly height: number
  readonly blockHash: string
  readonly gasUsed: bigint
  readonly gasPrice: bigint
  readonly logs: readonly ReceiptLog[]
}

export type ReceiptLog = {
  /** Place in its block. */
  readonly logIndex: number
  /** As the node sent it, for `readTransferLogs`. */
  readonly wire: WireObject
}

/** keccak256 of `Transfer(address,address,uint256)` (EIP-20). */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const QUANTITY = /^0x(0|[1-9a-f][0-9a-f]*)$/i
const HASH = /^0x[0-9a-f]{64}$/
const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const WORD = /^0x[0-9a-fA-F]{64}$/
const DATA = /^0x([0-9a-fA-F]{2})*$/

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

/** A whole number of any size, as hexadecimal text. */
export function readQuantity(value: unknown): bigint {
  const text = readText(value)
  if (!QUANTITY.test(text)) throw new BadNodeReply('Expected a quantity in hexadecimal')
  return BigInt(text)
}

/** A quantity that counts something; never money. */
export function readCount(value: unknown): number {
  const count = Number(readQuantity(value))
  if (!Number.isSafeInteger(count)) throw new BadNodeReply('Expected a smaller quantity')
  return count
}

export function readHash(value: unknown): string {
  const text = readText(value).toLowerCase()
  if (!HASH.test(text)) throw new BadNodeReply('Expected a hash')
  return text
}

/** One 256-bit word, as contracts answer with. Zero where there is no contract. */
export function readWord(value: unknown): bigint {
  const text = readText(value)
  if (text === '0x') return 0n
  if (!WORD.test(text)) throw new BadNodeReply('Expected one 256-bit word')
  return BigInt(text)
}

/** Whether an account has code: a contract, or a key that acts through one (EIP-7702). */
export function readHasCode(value: unknown): boolean {
  const text = readText(value)
  if (!DATA.test(text)) throw new BadNodeReply('Expected code in hexadecimal')
  return text !== '0x'
}

export function readAddress(value: unknown): string {
  const text = readText(value)
  if (!ADDRESS.test(text)) throw new BadNodeReply('Expected an address')
  return getAddress(text.toLowerCase())
}

function readAddressWord(value: unknown): string {
  const text = readText(value)
  if (!WORD.test(text)) throw new BadNodeReply('Expected an address in a word')
  return readAddress(`0x${text.slice(-40)}`)
}

function readTransaction(value: unknown): BlockTransaction {
  const transaction = readObject(value)
  return {
    txId: readHash(transaction.hash),
    from: readAddress(transaction.from),
    to:
      transaction.to === null || transaction.to === undefined ? null : readAddress(transaction.to),
    value: readQuantity(transaction.value),
  }
}

/** Reply of `eth_getBlockByNumber`; without full transactions there are none. Null where there is no such block. */
export function readBlock(value: unknown, hasTransactions: boolean): Block | null {
  if (value === null) return null
  const block = readObject(value)
  return {
    height: readCount(block.number),
    hash: readHash(block.hash),
    parentHash: readHash(block.parentHash),
    baseFeePerGas: block.baseFeePerGas === undefined ? 0n : readQuantity(block.baseFeePerGas),
    transactions: hasTransactions ? readList(block.transactions, readTransaction) : [],
  }
}

/** Reply of `eth_getBlockByNumber('pending', true)`, which has neither hash nor certain number yet. */
export function readPendingBlock(
  value: unknown,
): Pick<Block, 'parentHash' | 'transactions'> | null {
  if (value === null) return null
  const block = readObject(value)
  return {
    parentHash: readHash(block.parentHash),
    transactions: readList(block.transactions, readTransaction),
  }
}

/**
 * Logs of one block, out of `eth_getLogs` or a receipt, that tell of transfers of ERC-20 tokens. Those of another form are
 * left out, and so are those that a reorganisation took back. Throws where one is of another block.
 */
export function readTransferLogs(value: unknown, blockHash: string): readonly TransferLog[] {
  return readList(value, readObject).flatMap((log) => {
    const topics = readList(log.topics, readText)
    // A token of another standard (ERC-721) shares the topic, but has a fourth one.
    if (topics.length !== 3 || topics[0]?.toLowerCase() !== TRANSFER_TOPIC) return []
    if (log.removed === true) return []
    if (readHash(log.blockHash) !== blockHash) throw new BadNodeReply('A log is of another block')
    return [
      {
        txId: readHash(log.transactionHash),
        blockHash,
        logIndex: readCount(log.logIndex),
        contract: readAddress(log.address),
        from: readAddressWord(topics[1]),
        to: readAddressWord(topics[2]),
        value: readWord(log.data),
      },
    ]
  })
}

/** Who called what with which input, out of `eth_getTransactionByHash`; null where the node does not know it. */
export function readSentCall(
  value: unknown,
): { readonly from: string; readonly to: string | null; readonly input: string } | null {
  if (value === null) return null
  const { to, from } = readTransaction(value)
  return { from, to, input: readText(readObject(value).input).toLowerCase() }
}

/** Reply of `eth_getTransactionReceipt`; null where the transaction is in no block. */
export function readReceipt(value: unknown): Receipt | null {
  if (value === null) return null
  const receipt = readObject(value)
  return {
    succeeded: readQuantity(receipt.status) === 1n,
    height: readCount(receipt.blockNumber),
    blockHash: readHash(receipt.blockHash),
    gasUsed: readQuantity(receipt.gasUsed),
    gasPrice: readQuantity(receipt.effectiveGasPrice),
    logs: readList(receipt.logs, (log) => {
      const wire = readObject(log)
      return { logIndex: readCount(wire.logIndex), wire }
    }),
  }
}

/** An address as the transaction coder takes it. */
export function addressHex(address: string): Hex {
  return getAddress(address)
}
