import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { capitalAccount, suspenseAccount } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { doNothing, type Exchange, mineAndWork, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { checkHandPayout, type HandNeeds } from '../../hand-payouts/check-hand-payout.ts'
import { payByHand } from '../../hand-payouts/pay-by-hand.ts'
import { ledgerTotals } from '../../ledger/index.ts'
import { checkReturn } from '../../suspense-returns/check-return.ts'
import { sendSuspenseBack } from '../../suspense-returns/send-back.ts'

const actor = { staffId: null, name: 'operator', network: null }

async function balanceOf(exchange: Exchange, account: string, asset: string): Promise<bigint> {
  const { accounts } = await ledgerTotals(exchange.database.direct())
  const found = accounts.find((entry) => entry.account === account && entry.asset === asset)
  return found?.units ?? 0n
}

async function transfersOf(exchange: Exchange, kind: 'hand' | 'return') {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .select(['state', 'dead', 'due_at'])
    .where('kind', '=', kind)
    .execute()
}

/** The transfer has ended, and needs no operator. */
const ENDED = [{ state: 'failed', dead: false, due_at: null }]

describe('what staff decided to send, and the chain did nothing of', () => {
  const open = sharedExchange('did_nothing')

  test('is the shop’s own again where it was a payout by hand', async (context) => {
    const exchange = await open(context)
    const { destination: address } = await exchange.input({ from: 'btc', to: 'ltc' })
    const needs: HandNeeds = {
      ...exchange.needs,
      inventoryPolicy: defaultInventoryPolicy,
      coldAddresses: new Map(),
      handLimits: { limits: new Map(), unlisted: 'unlimited' },
    }
    const checked = await checkHandPayout(needs, {
      asset: 'ltc',
      address,
      extraId: null,
      amount: '0.2',
      purpose: 'compensation',
      reason: 'We lost it',
    })
    if (!checked.ok) throw new Error(checked.failure.code)
    const capital = await balanceOf(exchange, capitalAccount, 'ltc')
    const stop = doNothing(exchange, 'litecoin')
    expect((await payByHand(needs, checked.value, actor)).ok).toBe(true)
    expect(await balanceOf(exchange, capitalAccount, 'ltc')).not.toBe(capital)
    await mineAndWork(exchange, 4)
    stop()
    expect(await balanceOf(exchange, capitalAccount, 'ltc')).toBe(capital)
    expect(await transfersOf(exchange, 'hand')).toEqual(ENDED)
    expect(exchange.alerts).toContain('payout_did_nothing')
    expect(await exchange.received(address)).toEqual([])
  })

  test('is unmatched again where it was sent back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'xrp', to: 'ltc', given: '100' })
    const { address } = placed.order.payIn
    const paid = amount('xrp', 7_000_000n)
    const { txId } = await exchange.controls.pay({ amount: paid, address, extraId: null })
    await mineAndWork(exchange, 4)
    const { destination } = await exchange.input({ from: 'btc', to: 'xrp' })
    const key = { network: 'ripple', txId, outputIndex: 0 }
    const asked = { ...key, address: destination, extraId: '', reason: 'The sender asked' }
    const checked = await checkReturn(exchange.needs, asked)
    if (!checked.ok) throw new Error(checked.failure.code)
    const suspense = await balanceOf(exchange, suspenseAccount, 'xrp')
    const stop = doNothing(exchange, 'ripple')
    expect((await sendSuspenseBack(exchange.needs, checked.value, actor)).ok).toBe(true)
    expect(await balanceOf(exchange, suspenseAccount, 'xrp')).toBe(suspense + paid.units)
    await mineAndWork(exchange, 4)
    stop()
    expect(await balanceOf(exchange, suspenseAccount, 'xrp')).toBe(suspense)
    expect(await transfersOf(exchange, 'return')).toEqual(ENDED)
    expect((await checkReturn(exchange.needs, asked)).ok).toBe(true)
    expect(await exchange.received(destination)).toEqual([])
  })
})
