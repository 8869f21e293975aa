import { randomUUID } from 'node:crypto'
import { type Exchange, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../halts/set-halt.ts'
import { createIntentReader } from './intent-reader.ts'
import { atTheSigner } from './signing.fixture.ts'

describe('a transfer that a signer asks for', () => {
  const open = sharedExchange('intent_reader')
  const readerOf = ({ database }: Exchange) => createIntentReader({ database })

  test('is told with its plan, settlement and order', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'eth' })
    await exchange.pay(placed)
    const plan = await atTheSigner(exchange, placed)
    const { intent } = plan
    expect(await readerOf(exchange).readIntent(intent.transferId)).toEqual({
      kind: 'payout',
      network: 'ethereum',
      source: 'hot',
      asset: 'eth',
      units: intent.amount.units,
      destination: placed.order.destination.address,
      extraId: null,
      newAccountKey: null,
      record: intent.record,
      state: 'reserved',
      attempt: 1,
      plan,
      halts: [],
      settlement: {
        kind: 'payout',
        takenBack: false,
        asset: 'eth',
        units: intent.amount.units,
        ordered: {
          network: 'ethereum',
          asset: 'eth',
          destination: placed.order.destination.address,
          extraId: null,
          newAccountKey: null,
        },
        deposits: 1,
        shallowDeposits: 0,
        waitsForPayout: false,
        otherTransfers: 0,
      },
      payout: null,
      decided: null,
      plannedSweeps: [],
    })
    await exchange.until(placed, 'finished')
  })

  test('is told with what is halted of it, and nothing else', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    const { intent } = await atTheSigner(exchange, placed)
    const halts = async () => (await readerOf(exchange).readIntent(intent.transferId))?.halts
    const ours = ['all', 'bitcoin', 'litecoin', 'ltc', 'signing']
    for (const scope of [...ours, 'ethereum', 'eth', 'ripple']) {
      await setHalt(exchange.database, { scope, reason: 'a test', at: 0 })
    }
    expect(await halts()).toEqual(ours)
    for (const scope of [...ours, 'ethereum', 'eth', 'ripple']) {
      await liftHalt(exchange.database, scope)
    }
    expect(await halts()).toEqual([])
    await exchange.until(placed, 'finished')
  })

  test.for(['seen', 'reversed'])('tells a deposit that is %s again', async (state, context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    const { intent } = await atTheSigner(exchange, placed)
    const shallow = async () =>
      (await readerOf(exchange).readIntent(intent.transferId))?.settlement?.shallowDeposits
    const database = exchange.database.direct()
    const id = placed.order.id
    const change = (to: string) =>
      plantRows(exchange.database, (tx) =>
        sql`update deposit set state = ${to} where order_id = ${id}`.execute(tx),
      )
    await change(state)
    expect(await shallow()).toBe(1)
    await change('settled')
    await sql`update deposit set needed = confirmations + 1 where order_id = ${id}`.execute(
      database,
    )
    expect(await shallow()).toBe(1)
    await sql`update deposit set needed = confirmations where order_id = ${id}`.execute(database)
    expect(await shallow()).toBe(0)
    await exchange.until(placed, 'finished')
  })

  test('that nobody planned is not there', async (context) => {
    expect(await readerOf(await open(context)).readIntent(randomUUID())).toBeNull()
  })

  test('that gives gas is told with the sweeps that wait on its network', async (context) => {
    const exchange = await open(context)
    const { database } = exchange
    const add = async (kind: string, network: string, source: string, state: string) => {
      const id = randomUUID()
      await sql`insert into transfer (id, kind, source, network, asset, units, destination, state, created_at, due_at, lease_until)
        values (${id}, ${kind}, ${source}, ${network}, 'eth', 5, 'somewhere', ${state}, now(), now(), now() + interval '1 day')`.execute(
        database.direct(),
      )
      return id
    }
    const gas = await add('gas', 'ethereum', 'hot', 'reserved')
    const added = [
      gas,
      await add('sweep', 'ethereum', '12', 'planned'),
      await add('sweep', 'ethereum', '7', 'planned'),
      await add('sweep', 'ethereum', '3', 'broadcast'),
      await add('sweep', 'bitcoin', '5', 'planned'),
      // Nothing is swept from there: it is no pay-in address.
      await add('sweep', 'ethereum', 'hot', 'planned'),
    ]
    const told = await readerOf(exchange).readIntent(gas)
    expect(told).toMatchObject({ kind: 'gas', settlement: null, plan: null })
    expect(told?.plannedSweeps.toSorted()).toEqual([12, 7])
    const [, sweep] = added
    expect(await readerOf(exchange).readIntent(sweep ?? '')).toMatchObject({
      kind: 'sweep',
      source: 12,
      plannedSweeps: [],
    })
    await sql`delete from transfer where id = any(${sql.val(added)}::uuid[])`.execute(
      database.direct(),
    )
  })
})
