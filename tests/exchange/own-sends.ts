import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { capitalAccount, coldAccount, suspenseAccount } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { checkColdMove } from '@causeway/server/cold-storage/check-cold-move'
import { moveToCold } from '@causeway/server/cold-storage/move-to-cold'
import { checkHandPayout } from '@causeway/server/hand-payouts/check-hand-payout'
import { payByHand } from '@causeway/server/hand-payouts/pay-by-hand'
import { checkReturn } from '@causeway/server/suspense-returns/check-return'
import { sendSuspenseBack } from '@causeway/server/suspense-returns/send-back'
import type { Exchange } from './exchange.ts'
import { mineAndWork } from './payment-variants.ts'

const actor = { staffId: null, name: 'operator', network: null }
const LTC = { asset: 'ltc', network: 'litecoin', extraId: null, amount: '0.2' } as const

/** What two people of the staff are about to send. */
export type OwnSend = {
  readonly kind: 'cold' | 'hand' | 'return'
  readonly network: string
  readonly asset: string
  readonly address: string
  /** The account that changes when it is decided. */
  readonly account: string
  readonly decide: () => Promise<void>
  /** Whether the same may be proposed as things are. */
  readonly isAllowed: () => Promise<boolean>
}

type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: { readonly code: string } }

function must<Value>(checked: Checked<Value>): Value {
  if (!checked.ok) throw new Error(checked.failure.code)
  return checked.value
}

async function handPayout(exchange: Exchange): Promise<OwnSend> {
  const { destination: address } = await exchange.input({ from: 'btc', to: 'ltc' })
  const needs = {
    ...exchange.needs,
    inventoryPolicy: defaultInventoryPolicy,
    coldAddresses: new Map(),
    handLimits: { limits: new Map(), unlisted: 'unlimited' as const },
  }
  const why = { purpose: 'compensation', reason: 'We lost it' } as const
  const check = () => checkHandPayout(needs, { ...LTC, ...why, address })
  const intent = must(await check())
  const decide = async () => {
    must(await payByHand(needs, intent, actor))
  }
  const isAllowed = async () => (await check()).ok
  return { ...LTC, kind: 'hand', address, account: capitalAccount, decide, isAllowed }
}

async function coldMove(exchange: Exchange): Promise<OwnSend> {
  const { destination: address } = await exchange.input({ from: 'btc', to: 'ltc' })
  const needs = {
    ...exchange.needs,
    inventoryPolicy: defaultInventoryPolicy,
    coldAddresses: new Map([['ltc', [{ address, extraId: null }]]]),
  }
  const check = () => checkColdMove(needs, { ...LTC, address, reason: 'Too much here' })
  const intent = must(await check())
  const decide = async () => {
    must(await moveToCold(needs, intent, actor))
  }
  const isAllowed = async () => (await check()).ok
  return { ...LTC, kind: 'cold', address, account: coldAccount, decide, isAllowed }
}

async function suspenseReturn(exchange: Exchange): Promise<OwnSend> {
  const placed = await exchange.place({ from: 'xrp', to: 'ltc', given: '100' })
  const payIn = { address: placed.order.payIn.address, extraId: null }
  const { txId } = await exchange.controls.pay({ amount: amount('xrp', 7_000_000n), ...payIn })
  await mineAndWork(exchange, 4)
  const { destination: address } = await exchange.input({ from: 'btc', to: 'xrp' })
  const asked = { network: 'ripple', txId, outputIndex: 0, address, extraId: '', reason: 'Asked' }
  const check = () => checkReturn(exchange.needs, asked)
  const intent = must(await check())
  const decide = async () => {
    must(await sendSuspenseBack(exchange.needs, intent, actor))
  }
  const isAllowed = async () => (await check()).ok
  const of = { network: 'ripple', asset: 'xrp', account: suspenseAccount }
  return { ...of, kind: 'return', address, decide, isAllowed }
}

export const ownSends: Readonly<Record<OwnSend['kind'], (exchange: Exchange) => Promise<OwnSend>>> =
  { cold: coldMove, hand: handPayout, return: suspenseReturn }

const TABLES = { cold: 'cold_move', hand: 'hand_payout', return: 'suspense_return' } as const

/** What the books of the staff say of the newest one of its kind, and of its transfer. */
export async function newestOf(exchange: Exchange, kind: OwnSend['kind']) {
  const direct = exchange.database.direct()
  const { id, state, ended_at } = await direct
    .selectFrom(TABLES[kind])
    .select(['id', 'state', 'ended_at'])
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const transfer = await direct
    .selectFrom('transfer')
    .select(['state', 'dead', 'due_at', 'round'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { state, hasEnded: ended_at !== null, transfer }
}
