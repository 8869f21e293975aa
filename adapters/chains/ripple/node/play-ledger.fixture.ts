import { createHash } from 'node:crypto'
import { decode, encode, encodeForSigning } from 'ripple-binary-codec'
import { deriveAddress, deriveKeypair, generateSeed, sign, verify } from 'ripple-keypairs'
import { transactionId } from '../transfers/transfer-body.ts'
import { readObject, readText, type WireObject } from './wire.ts'

export const PLAY_NETWORK_ID = 21_337
export const RESERVE_BASE = 1_000_000n
export const RESERVE_INCREMENT = 200_000n
export const PARTIAL_PAYMENT = 0x0002_0000
const BASE_FEE = 10n
/** Each run has hashes of its own. */
const seed = Math.random()

export type PlayAccount = {
  balance: bigint
  sequence: number
  flags: number
  ownerCount: number
}
export type PlayTransaction = {
  readonly txId: string
  readonly tx: WireObject
  readonly account: string
  readonly sequence: number
  readonly fee: bigint
}
export type PlayEntry = PlayTransaction & {
  readonly height: number
  readonly ledgerHash: string
  readonly result: string
  readonly delivered: unknown
}
type PlayClosed = {
  readonly height: number
  readonly hash: string
  readonly accounts: Map<string, PlayAccount>
}
export type PlayLedger = {
  accounts: Map<string, PlayAccount>
  ledgers: PlayClosed[]
  entries: PlayEntry[]
  /** In the open ledger where it pays what that asks, else in the queue, or held for a sequence before it. */
  waiting: PlayTransaction[]
  /** What the server remembers although it can never be validated. */
  remembered: PlayTransaction[]
  /** Whether it remembers such things at all; rippled does for some minutes. */
  remembers: boolean
  openFee: bigint
}

/** A ledger with one rich account. */
export function createPlayLedger(bank: string): PlayLedger {
  const ledger: PlayLedger = {
    accounts: new Map([[bank, { balance: 10n ** 16n, sequence: 1, flags: 0, ownerCount: 0 }]]),
    ledgers: [],
    entries: [],
    waiting: [],
    remembered: [],
    remembers: false,
    openFee: BASE_FEE,
  }
  closeLedger(ledger)
  return ledger
}

/** Keys of somebody who is not us. */
export function createWallet() {
  const { publicKey, privateKey } = deriveKeypair(generateSeed())
  const address = deriveAddress(publicKey)
  const signed = (fields: WireObject): string => {
    const tx = {
      Account: address,
      Fee: '1000000',
      Flags: 0,
      NetworkID: PLAY_NETWORK_ID,
      SigningPubKey: publicKey,
      ...fields,
    }
    return encode({ ...tx, TxnSignature: sign(encodeForSigning(tx), privateKey) })
  }
  return { address, signed }
}

/** The sequence that an account's next transaction has, with those that wait. */
export function nextSequence(ledger: PlayLedger, account: string): number {
  let next = ledger.accounts.get(account)?.sequence ?? 0
  while (ledger.waiting.some((each) => each.account === account && each.sequence === next)) {
    next += 1
  }
  return next
}

/** Takes bytes in as rippled's `submit` does; answers its preliminary result. */
export function submitBytes(ledger: PlayLedger, bytes: string): string {
  const tx: WireObject = decode(bytes)
  const incoming = incomingOf(bytes, tx)
  const account = ledger.accounts.get(incoming.account)
  if (tx.NetworkID !== PLAY_NETWORK_ID) return 'telWRONG_NETWORK'
  if (!isSigned(tx)) return 'temBAD_SIGNATURE'
  if (tx.Destination === incoming.account && tx.SendMax === undefined) return 'temREDUNDANT'
  if (account === undefined) return 'terNO_ACCOUNT'
  if (incoming.sequence < account.sequence) return remember(ledger, incoming, 'tefPAST_SEQ')
  if (incoming.fee < BASE_FEE) return 'telINSUF_FEE_P'
  const rival = ledger.waiting.find(
    (each) => each.account === incoming.account && each.sequence === incoming.sequence,
  )
  if (rival !== undefined) return replaceRival(ledger, rival, incoming)
  const isNext = incoming.sequence === nextSequence(ledger, incoming.account)
  ledger.waiting.push(incoming)
  if (!isNext) return 'terPRE_SEQ'
  return incoming.fee >= ledger.openFee ? resultOf(ledger, incoming).result : 'terQUEUED'
}

function replaceRival(ledger: PlayLedger, rival: PlayTransaction, incoming: PlayTransaction) {
  if (rival.txId === incoming.txId) return 'tefALREADY'
  if (rival.fee >= ledger.openFee) return 'tefPAST_SEQ'
  if (incoming.fee * 4n <= rival.fee * 5n) return 'telCAN_NOT_QUEUE_FEE'
  ledger.waiting = ledger.waiting.map((each) => (each === rival ? incoming : each))
  return incoming.fee >= ledger.openFee ? 'tesSUCCESS' : 'terQUEUED'
}

function remember(ledger: PlayLedger, incoming: PlayTransaction, result: string): string {
  const isOld = ledger.entries.some(({ txId }) => txId === incoming.txId)
  if (!isOld && ledger.remembers) ledger.remembered.push(incoming)
  return result
}

function incomingOf(bytes: string, tx: WireObject): PlayTransaction {
  return {
    txId: transactionId(bytes),
    tx,
    account: readText(tx.Account),
    sequence: Number(tx.Sequence),
    fee: BigInt(readText(tx.Fee)),
  }
}

function isSigned(tx: WireObject): boolean {
  const { TxnSignature, ...unsigned } = tx
  const publicKey = readText(tx.SigningPubKey)
  return (
    deriveAddress(publicKey) === tx.Account &&
    verify(encodeForSigning(unsigned), readText(TxnSignature), publicKey)
  )
}

/** Closes and validates a ledger with all that pays for its place. */
export function closeLedger(ledger: PlayLedger): void {
  const height = ledger.ledgers.length + 1
  const hash = createHash('sha256').update(`${height} of ${seed}`).digest('hex').toUpperCase()
  const inOrder = ledger.waiting.toSorted((left, right) => left.sequence - right.sequence)
  for (const incoming of inOrder) {
    const account = ledger.accounts.get(incoming.account)
    const isTaken = account?.sequence === incoming.sequence && incoming.fee >= ledger.openFee
    if (account === undefined || !isTaken) continue
    const { result, delivered } = resultOf(ledger, incoming)
    account.sequence += 1
    account.balance -= incoming.fee
    if (result === 'tesSUCCESS') deliver(ledger, incoming, delivered)
    ledger.waiting = ledger.waiting.filter((each) => each !== incoming)
    ledger.entries.push({ ...incoming, height, ledgerHash: hash, result, delivered })
  }
  ledger.ledgers.push({ height, hash, accounts: structuredClone(ledger.accounts) })
}

function deliver(ledger: PlayLedger, { account, tx }: PlayTransaction, delivered: unknown): void {
  if (typeof delivered !== 'string') return
  const payer = ledger.accounts.get(account)
  const destination = readText(tx.Destination)
  const fresh = { balance: 0n, sequence: ledger.ledgers.length + 1, flags: 0, ownerCount: 0 }
  const payee = ledger.accounts.get(destination) ?? fresh
  ledger.accounts.set(destination, payee)
  if (payer !== undefined) payer.balance -= BigInt(delivered)
  payee.balance += BigInt(delivered)
}

/** What a transaction would come to in the next ledger. */
function resultOf(
  { accounts }: PlayLedger,
  { account, fee, tx }: PlayTransaction,
): { readonly result: string; readonly delivered?: unknown } {
  if (tx.TransactionType === 'AccountSet') return { result: 'tesSUCCESS' }
  const isXrp = typeof tx.Amount === 'string'
  const isPartial = (Number(tx.Flags) & PARTIAL_PAYMENT) !== 0
  if (!isXrp) return { result: 'tesSUCCESS', delivered: readObject(tx.Amount) }
  // As a partial payment could: it promises the sum and delivers a millionth.
  const sum = BigInt(readText(tx.Amount)) / (isPartial ? 1_000_000n : 1n)
  const payer = accounts.get(account)
  const payee = accounts.get(readText(tx.Destination))
  if (payee === undefined && sum < RESERVE_BASE) return { result: 'tecNO_DST_INSUF_XRP' }
  if (payee !== undefined && (payee.flags & 0x0002_0000) !== 0 && tx.DestinationTag === undefined) {
    return { result: 'tecDST_TAG_NEEDED' }
  }
  const least = sum + fee + RESERVE_BASE + BigInt(payer?.ownerCount ?? 0) * RESERVE_INCREMENT
  if ((payer?.balance ?? 0n) < least) return { result: 'tecUNFUNDED_PAYMENT' }
  return { result: 'tesSUCCESS', delivered: sum.toString() }
}
