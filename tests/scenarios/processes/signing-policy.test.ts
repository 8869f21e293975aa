// door: chain (and the signer)
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createPolicy,
  createSigner,
  parseCeilings,
  parseHandLimits,
  type Signer,
} from '@causeway/adapters/signer'
import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { checkColdMove } from '@causeway/server/cold-storage/check-cold-move'
import { moveToCold } from '@causeway/server/cold-storage/move-to-cold'
import { checkHandPayout } from '@causeway/server/hand-payouts/check-hand-payout'
import { payByHand } from '@causeway/server/hand-payouts/pay-by-hand'
import { createIntentReader } from '@causeway/server/signing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Exchange, expectSound, sharedExchange } from '../../exchange/index.ts'

let folder = ''
let signer: Signer | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-policy-'))
})
afterEach(async () => {
  await signer?.close()
  signer = null
  rmSync(folder, { recursive: true, force: true })
})

/** From now on the exchange's transfers are signed by one who asks the database and counts. */
function withPolicy(
  exchange: Exchange,
  ceilings = '',
  cold: ReadonlySet<string> = new Set(),
  hand = '',
): { readonly refusals: string[] } {
  const { chains, catalogue } = exchange.needs
  const decimalsOf = (asset: string) => catalogue.find(asset)?.decimals ?? null
  const read = parseCeilings(ceilings, decimalsOf)
  if (!read.ok) throw new Error(read.failure.code)
  const limits = parseHandLimits(hand, decimalsOf)
  if (!limits.ok) throw new Error(limits.failure.code)
  const made = createSigner({
    journalPath: join(folder, 'journal.jsonl'),
    signers: Object.fromEntries([...chains.keys()].map((id) => [id, exchange.signing.real])),
    clock: exchange.clock,
    historyGoodForMilliseconds: null,
    policy: createPolicy({
      facts: createIntentReader({ database: exchange.database }),
      ceilings: read.value,
      handLimits: limits.value,
      unlisted: 'unlimited',
      own: {
        hotWallet: (network, asset) => chains.get(network)?.hotWalletAddress(asset) ?? '',
        payIn: (network, asset, index) =>
          chains.get(network)?.payInAddress(asset, index).address ?? '',
        isColdStorage: (_asset, { address }) => cold.has(address),
      },
    }),
  })
  signer = made
  const refusals: string[] = []
  exchange.signing.instead = (plan) =>
    made.sign(plan).catch((error: unknown) => {
      if (error instanceof Error && 'reason' in error) refusals.push(String(error.reason))
      throw error
    })
  return { refusals }
}

describe('a signer with its policy', () => {
  const open = sharedExchange('signing_policy', { withAccounts: true })

  test('signs what the books say: payouts, what must be swept for them, and the gas of that', async (context) => {
    const exchange = await open(context)
    const { refusals } = withPolicy(exchange)
    const orders = [
      await exchange.place({ from: 'btc', to: 'eth' }),
      await exchange.place({ from: 'eth', to: 'ltc', given: '1' }),
      await exchange.place({ from: 'usdt20', to: 'btc', given: '500' }),
    ]
    for (const placed of orders) await exchange.pay(placed)
    for (const placed of orders) await exchange.until(placed, 'finished')
    for (let turn = 0; turn < 20; turn += 1) {
      await exchange.work()
      await exchange.mine()
    }
    const kinds = (await signer?.history(0))?.map(({ plan }) => plan?.intent.kind)
    expect(kinds?.filter((kind) => kind === 'payout')).toHaveLength(3)
    expect(kinds).toContain('sweep')
    expect(kinds).toContain('gas')
    expect(refusals).toEqual([])
    exchange.signing.instead = null
    await expectSound(exchange)
  })

  test('stops at its ceiling, which counts from its own journal, and goes on in time', async (context) => {
    const exchange = await open(context)
    const { refusals } = withPolicy(exchange, 'ltc=10/10/1000')
    const first = await exchange.place({ from: 'btc', to: 'ltc', given: '0.01' })
    await exchange.pay(first)
    await exchange.until(first, 'finished')
    const second = await exchange.place({ from: 'btc', to: 'ltc', given: '0.01' })
    await exchange.pay(second)
    await exchange.until(second, 'sending')
    await exchange.work()
    expect(new Set(refusals)).toEqual(new Set(['above_hour_ceiling']))
    exchange.clock.advance(3600)
    await exchange.until(second, 'finished')
  })

  test('refuses coins for cold storage at an address that its own configuration does not name', async (context) => {
    const exchange = await open(context)
    const cold = new Set<string>()
    const { refusals } = withPolicy(exchange, 'ltc=1/1/1', cold)
    const { destination: address } = await exchange.input({ to: 'ltc' })
    const place = { address, extraId: null }
    const needs = {
      ...exchange.needs,
      inventoryPolicy: defaultInventoryPolicy,
      coldAddresses: new Map([['ltc', [place]]]),
    }
    const asked = { ...place, asset: 'ltc', amount: '2', reason: 'Too much here' }
    const intent = await checkColdMove(needs, asked)
    if (!intent.ok) throw new Error(intent.failure.code)
    const actor = { staffId: null, name: 'operator', network: null }
    expect((await moveToCold(needs, intent.value, actor)).ok).toBe(true)
    await exchange.work()
    expect(refusals).toContain('not_cold_storage')
    expect(new Set(refusals).size).toBe(1)
    expect(await signer?.history(0)).toEqual([])
    cold.add(address)
    // No ceiling holds up what stays ours.
    await exchange.work()
    await exchange.mine()
    expect(await exchange.received(address)).toHaveLength(1)
  })

  test('[OPS-07.12] refuses a payout by hand above its own limit, which counts from its own journal, until the next day of UTC', async (context) => {
    const exchange = await open(context)
    const { refusals } = withPolicy(exchange, 'ltc=1/1/1', new Set(), 'ltc=3')
    const { destination: address } = await exchange.input({ to: 'ltc' })
    const needs = {
      ...exchange.needs,
      inventoryPolicy: defaultInventoryPolicy,
      coldAddresses: new Map(),
      handLimits: { limits: new Map(), unlisted: 'unlimited' },
    } as const
    const payByHandOf = async (amount: string) => {
      const where = { address, extraId: null, asset: 'ltc' }
      const asked = { ...where, amount, purpose: 'profit', reason: 'Ours' } as const
      const intent = await checkHandPayout(needs, asked)
      if (!intent.ok) throw new Error(intent.failure.code)
      const actor = { staffId: null, name: 'operator', network: null }
      expect((await payByHand(needs, intent.value, actor)).ok).toBe(true)
      await exchange.work()
      await exchange.mine()
    }
    await payByHandOf('2')
    expect(refusals).toEqual([])
    expect(await exchange.received(address)).toHaveLength(1)
    await payByHandOf('2')
    expect(new Set(refusals)).toEqual(new Set(['above_hand_limit']))
    // Whatever is written into the database, the journal counts.
    await sql`update transfer_transaction set created_at = created_at - interval '9 days'`.execute(
      exchange.database.direct(),
    )
    exchange.clock.advance(60)
    await exchange.work()
    expect(await exchange.received(address)).toHaveLength(1)
    exchange.clock.advance(24 * 3600)
    await exchange.work()
    await exchange.mine()
    expect(await exchange.received(address)).toHaveLength(2)
    exchange.signing.instead = null
  })

  test('does nothing while its stop file is there', async (context) => {
    const exchange = await open(context)
    const { refusals } = withPolicy(exchange)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    writeFileSync(join(folder, 'signer.stop'), '')
    await exchange.until(placed, 'sending')
    await exchange.work()
    expect(new Set(refusals)).toEqual(new Set(['stopped']))
    expect(await exchange.received(placed.order.destination.address)).toEqual([])
    rmSync(join(folder, 'signer.stop'))
    await exchange.until(placed, 'finished')
  })

  test.for([
    ['another destination', { destination: '0x000000000000000000000000000000000000dEaD' }],
    ['another sum', { units: 1_000_000n }],
  ] as const)(
    'refuses a transfer that somebody gave %s in the database',
    async ([, change], context) => {
      const exchange = await open(context)
      const { refusals } = withPolicy(exchange)
      const placed = await exchange.place({ to: 'eth' })
      await exchange.pay(placed)
      const database = exchange.database.direct()
      const asking = exchange.signing.instead
      exchange.signing.instead = () => Promise.reject(new Error('not yet'))
      await exchange.until(placed, 'sending')
      // It is planned anew from what somebody wrote over it.
      await database
        .updateTable('transfer')
        .set({ ...change, plan: null, state: 'planned' })
        .where('order_id', '=', placed.order.id)
        .execute()
      exchange.signing.instead = asking
      await exchange.work()
      expect(new Set(refusals)).toEqual(new Set(['settlement_differs']))
      expect(await signer?.history(0)).toEqual([])
      expect(await exchange.received(placed.order.destination.address)).toEqual([])
      await database
        .updateTable('transfer')
        .set({ dead: true })
        .where('order_id', '=', placed.order.id)
        .execute()
    },
  )
})
