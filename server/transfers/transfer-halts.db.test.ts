import { plannedPayouts, sharedExchange, transferOf } from '@causeway/tests/exchange'
import { describe, expect, onTestFinished, test } from 'vitest'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import { isHalted } from './transfer-halts.ts'

describe('a transfer', () => {
  const open = sharedExchange('transfer_halts')

  test.for([
    ['payout', 'planned', ['all', 'ethereum', 'usdt20', 'signing', 'bitcoin']],
    ['payout', 'broadcast', ['all', 'ethereum', 'usdt20', 'signing', 'bitcoin']],
    ['payout', 'signed', ['all', 'ethereum', 'usdt20', 'bitcoin']],
    ['filler', 'planned', ['all', 'ethereum', 'signing']],
  ] as const)(
    '(%s, %s) is stopped by halts of %s, and by no others',
    async ([kind, state, stops], context) => {
      const { database, needs, place } = await open(context)
      const { order } = await place({ to: 'usdt20' })
      const transfer = {
        kind,
        state,
        network: 'ethereum',
        asset: 'usdt20',
        order_id: kind === 'filler' ? null : order.id,
      }
      const wallets = { agrees: async () => true }
      const halted: string[] = []
      for (const scope of [
        'all',
        'ethereum',
        'usdt20',
        'signing',
        'bitcoin',
        'btc',
        'eth',
        'ripple',
      ]) {
        onTestFinished(async () => {
          await liftHalt(database, scope)
        })
        await setHalt(database, { scope, reason: 'a test', at: 0 })
        if (await isHalted({ ...needs, wallets }, transfer)) halted.push(scope)
        await liftHalt(database, scope)
      }
      expect(halted).toEqual(stops)
      expect(await isHalted({ ...needs, wallets }, transfer)).toBe(false)
    },
  )

  test('is stopped where the customer of another that shares its transaction paid in on a halted network', async (context) => {
    const exchange = await open(context)
    const { database } = exchange
    const needs = { ...exchange.needs, wallets: { agrees: async () => true } }
    const change = { from: 'btc', to: 'ltc', network: 'litecoin' }
    const [placed, own] = await plannedPayouts(exchange, 2, change)
    if (placed === undefined || own === undefined) throw new Error('No order')
    const { id: transferId } = await transferOf(exchange, placed)
    const { id } = await transferOf(exchange, own)
    const transfer = {
      kind: 'payout',
      state: 'signed',
      network: 'litecoin',
      asset: 'ltc',
      order_id: null,
    } as const
    onTestFinished(async () => {
      await liftHalt(database, 'bitcoin')
    })
    await setHalt(database, { scope: 'bitcoin', reason: 'a test', at: 0 })
    expect(await isHalted(needs, transfer)).toBe(false)
    const plan = JSON.stringify({ also: [{ transferId }] })
    expect(await isHalted(needs, { ...transfer, plan })).toBe(true)
    // Once it is signed, only its transaction says whom else it pays.
    await database
      .direct()
      .insertInto('transfer_transaction')
      .values(sharedBy([id, transferId]))
      .execute()
    expect(await isHalted(needs, { ...transfer, id })).toBe(true)
    await liftHalt(database, 'bitcoin')
    expect(await isHalted(needs, { ...transfer, plan })).toBe(false)
    expect(await isHalted(needs, { ...transfer, id })).toBe(false)
  })

  test('is stopped where its wallet spent what the signer does not know, unless it is signed', async (context) => {
    const { needs } = await open(context)
    const asked: string[] = []
    const wallets = {
      agrees: async (network: string) => {
        asked.push(network)
        return false
      },
    }
    const transfer = { kind: 'sweep', network: 'ripple', asset: 'xrp', order_id: null } as const
    expect(await isHalted({ ...needs, wallets }, { ...transfer, state: 'planned' })).toBe(true)
    expect(asked).toEqual(['ripple'])
    expect(await isHalted({ ...needs, wallets }, { ...transfer, state: 'signed' })).toBe(false)
    expect(asked).toEqual(['ripple'])
  })
})

function sharedBy(transferIds: readonly string[]) {
  return transferIds.map((transfer_id, part) => ({
    tx_id: 'a transaction of two',
    transfer_id,
    attempt: 1,
    bytes: '',
    part,
    parts: transferIds.length,
    created_at: new Date(0),
  }))
}
