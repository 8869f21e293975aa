import { type Amount, amount } from '@causeway/core/money'
import type { BroadcastOutcome, SignedTransfer } from '@causeway/core/ports'

/** A transaction, waiting or in a block. */
export type PlayTransaction = {
  readonly txId: string
  readonly from: string
  readonly nonce: number
  readonly to: string
  readonly asset: string
  readonly units: bigint
  /** What is offered at most; the chain takes nine tenths. */
  readonly feeUnits: bigint
  height: number | null
}

/** What a transaction pays. */
type Paying = Pick<PlayTransaction, 'to' | 'asset' | 'units'>

/** Accounts with balances and nonces, as Ethereum has them; blocks come when they are asked for. */
export type PlayAccounts = {
  readonly feeAsset: string
  /** Blocks take nothing that offers less. */
  leastFee: bigint
  /** What new transactions offer. */
  fee: bigint
  readonly height: () => number
  readonly all: () => readonly PlayTransaction[]
  readonly find: (txId: string) => PlayTransaction | undefined
  readonly balance: (address: string, asset: string) => bigint
  /** The first nonce that no block has. */
  readonly nonceOf: (address: string) => number
  readonly pay: (payment: { amount: Amount; address: string }) => { txId: string }
  readonly submit: (signed: Pick<SignedTransfer, 'txId' | 'bytes'>) => BroadcastOutcome
  readonly mine: (count: number) => { height: number }
  /** A reorganisation: the payment is in a new block now, where its transaction may pay something else. */
  readonly remake: (txId: string, change: Partial<Paying>) => void
  /** A reorganisation: the payment is not there any more, nor what was sent from its address. `remake` brings it back. */
  readonly drop: (txId: string) => void
  readonly received: (
    address: string,
  ) => readonly { amount: Amount; extraId: null; txId: string; confirmations: number }[]
}

const OUTSIDE = 'outside'

/** Opens an empty chain. */
export function openPlayAccounts(feeAsset: string): PlayAccounts {
  const transactions: PlayTransaction[] = []
  const dropped = new Map<string, PlayTransaction>()
  let height = 1
  const accounts: PlayAccounts = {
    feeAsset,
    leastFee: 0n,
    fee: 100_000n,
    height: () => height,
    all: () => transactions,
    find: (txId) => transactions.find((each) => each.txId === txId),
    balance: (address, asset) =>
      transactions.reduce((sum, each) => sum + changeOf(each, address, asset, feeAsset), 0n),
    nonceOf: (address) =>
      transactions.filter((each) => each.from === address && each.height !== null).length,
    pay: ({ amount: { asset, units }, address: to }) => {
      const txId = `0xpaid${transactions.length}-${height}`
      const free = { from: OUTSIDE, nonce: 0, feeUnits: 0n, height: null }
      transactions.push({ ...free, txId, to, asset, units })
      return { txId }
    },
    submit: (signed) => submit(accounts, transactions, signed),
    mine: (count) => {
      for (let block = 0; block < count; block += 1) {
        height += 1
        includeAll(accounts, transactions)
      }
      return { height }
    },
    remake: (txId, change) => {
      const before = take(transactions, txId) ?? dropped.get(txId)
      if (before === undefined) throw new Error(`There is no ${txId}`)
      dropped.delete(txId)
      height += 1
      transactions.push({ ...before, ...change, height })
    },
    drop: (txId) => {
      const gone = take(transactions, txId)
      if (gone === undefined) throw new Error(`There is no ${txId}`)
      dropped.set(txId, gone)
      height += 1
      const spending = transactions.filter(({ from }) => from === gone.to)
      for (const each of spending) take(transactions, each.txId)
    },
    received: (address) =>
      transactions
        .filter(({ to }) => to === address)
        .map((each) => ({
          amount: amount(each.asset, each.units),
          extraId: null,
          txId: each.txId,
          confirmations: each.height === null ? 0 : height - each.height + 1,
        })),
  }
  return accounts
}

/** What the network takes of a fee that is offered. */
export function takenFee({ feeUnits }: PlayTransaction): bigint {
  return feeUnits - feeUnits / 10n
}

function changeOf(each: PlayTransaction, address: string, asset: string, feeAsset: string): bigint {
  if (each.height === null) return 0n
  const got = each.to === address && each.asset === asset ? each.units : 0n
  if (each.from !== address) return got
  return got - (each.asset === asset ? each.units : 0n) - (asset === feeAsset ? takenFee(each) : 0n)
}

/** What waits for another transaction enters after it. */
function includeAll(accounts: PlayAccounts, transactions: readonly PlayTransaction[]): void {
  for (let moved = true; moved; ) {
    moved = false
    for (const each of transactions) {
      if (each.height !== null || !mayEnter(accounts, each)) continue
      each.height = accounts.height()
      moved = true
    }
  }
}

function mayEnter(accounts: PlayAccounts, each: PlayTransaction): boolean {
  if (each.from === OUTSIDE) return true
  if (each.nonce !== accounts.nonceOf(each.from) || each.feeUnits < accounts.leastFee) return false
  const coin = each.asset === accounts.feeAsset ? each.units + each.feeUnits : each.feeUnits
  return (
    accounts.balance(each.from, accounts.feeAsset) >= coin &&
    accounts.balance(each.from, each.asset) >= each.units
  )
}

function take(transactions: PlayTransaction[], txId: string): PlayTransaction | undefined {
  const index = transactions.findIndex((each) => each.txId === txId)
  return index < 0 ? undefined : transactions.splice(index, 1)[0]
}

function submit(
  accounts: PlayAccounts,
  transactions: PlayTransaction[],
  { txId, bytes }: Pick<SignedTransfer, 'txId' | 'bytes'>,
): BroadcastOutcome {
  if (accounts.find(txId) !== undefined) return { outcome: 'already_known' }
  const made = JSON.parse(bytes)
  if (made.nonce < accounts.nonceOf(made.from)) {
    return { outcome: 'rejected', reason: 'nonce too low' }
  }
  const feeUnits = BigInt(made.feeUnits)
  const coin = made.asset === accounts.feeAsset ? BigInt(made.units) + feeUnits : feeUnits
  if (accounts.balance(made.from, accounts.feeAsset) < coin) {
    return { outcome: 'rejected', reason: 'insufficient funds' }
  }
  const rival = transactions.findIndex(
    (each) => each.from === made.from && each.nonce === made.nonce,
  )
  if (rival >= 0) {
    if ((transactions[rival]?.feeUnits ?? 0n) >= feeUnits) {
      return { outcome: 'rejected', reason: 'replacement underpriced' }
    }
    transactions.splice(rival, 1)
  }
  transactions.push({ ...made, txId, units: BigInt(made.units), feeUnits, height: null })
  return { outcome: 'accepted' }
}
