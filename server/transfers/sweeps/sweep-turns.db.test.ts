import { amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import {
  begin,
  type Exchange,
  ownTransfers,
  plantRows,
  sharedExchange,
} from '@causeway/tests/exchange'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'
import { planSweep } from './plan-sweep.ts'
import { createSweeper } from './sweep-addresses.ts'

const FIRST_INDEX = 7_000
/** Addresses that a sweeper looks at in one turn. */
const A_TURN = 50

function ethereum({ needs }: Exchange): ChainPort {
  const chain = needs.chains.get('ethereum')
  if (chain === undefined) throw new Error('No ethereum')
  return chain
}

/** So many addresses with a deposit of ether each, none of which is worth its fee. */
async function plantDust(exchange: Exchange, count: number): Promise<void> {
  const each = Array.from({ length: count }, (_, number) => ({
    network: 'ethereum',
    address: `0x${String(number).padStart(40, '0')}`,
    index: BigInt(FIRST_INDEX + number),
  }))
  const at = new Date(0)
  await plantRows(exchange.database, async (tx) => {
    await tx.insertInto('pay_in_skipped').values(each).execute()
    const deposits = each.map(({ address, network }) => ({
      ...{ id: newId(), network, address, tx_id: newId(), output_index: 0, asset: 'eth' },
      ...{ role: 'suspense' as const, state: 'confirmed' as const, units: 5n, seen_at: at },
      ...{ confirmations: 9, needed: 1 },
    }))
    await tx.insertInto('deposit').values(deposits).execute()
  })
}

describe('a sweeper', () => {
  const open = sharedExchange('sweep_turns', { withAccounts: true })

  test('looks at fifty addresses a turn, goes on after them, and begins anew at the end', async (context) => {
    const { exchange } = await begin(await open(context))
    await plantDust(exchange, A_TURN + 10)
    const { answers } = exchange.script('ethereum')
    const offered: number[] = []
    answers.sweeps = {
      kind: 'per_address',
      offer: async (_, index) => {
        offered.push(index)
        return null
      },
    }
    const woken = exchange.woken.length
    const sweep = createSweeper(exchange.needs, ethereum(exchange))
    const turn = async () => {
      offered.length = 0
      await sweep()
      return [offered.at(0), offered.at(-1), offered.length]
    }
    const last = FIRST_INDEX + A_TURN + 9
    expect(await turn()).toEqual([FIRST_INDEX, FIRST_INDEX + A_TURN - 1, A_TURN])
    expect(await turn()).toEqual([FIRST_INDEX + A_TURN, last, 10])
    expect(await turn()).toEqual([FIRST_INDEX, FIRST_INDEX + A_TURN - 1, A_TURN])
    // Nothing was worth its fee, so nobody was woken for it.
    expect(exchange.woken.slice(woken)).toEqual([])
    await setHalt(exchange.database, { scope: 'eth', reason: 'a test', at: 0 })
    expect(await turn()).toEqual([undefined, undefined, 0])
    await liftHalt(exchange.database, 'eth')
    delete answers.sweeps
  })
})

describe('a sweep', () => {
  const open = sharedExchange('planned_sweeps', { withAccounts: true })

  test('takes along no deposit that another has taken or that is gone', async (context) => {
    const { exchange, since } = await begin(await open(context))
    exchange.script('ethereum').answers.sweeps = null
    await plantDust(exchange, 3)
    const rows = await exchange.database
      .direct()
      .selectFrom('deposit')
      .select('id')
      .where('units', '=', 5n)
      .orderBy('address')
      .execute()
    const [first = '', second = '', third = ''] = rows.map(({ id }) => id)
    const plan = (source: number, ...deposits: string[]) =>
      planSweep(
        exchange.needs,
        ethereum(exchange),
        { source, address: 'an address', deposits },
        { amount: amount('eth', 5n), gasLacking: null },
      )
    expect(await plan(1, first)).toBe(true)
    // The source has an open sweep already; then the deposit has one.
    expect(await plan(1, second)).toBe(false)
    expect(await plan(2, first, second)).toBe(false)
    await plantRows(exchange.database, (tx) =>
      tx.updateTable('deposit').set({ state: 'gone' }).where('id', '=', third).execute(),
    )
    expect(await plan(2, second, third)).toBe(false)
    expect(await plan(2, second)).toBe(true)
    const own = await ownTransfers(exchange, since)
    expect(own.map(({ source, state }) => [source, state])).toEqual([
      ['1', 'planned'],
      ['2', 'planned'],
    ])
    const taken = await exchange.database
      .direct()
      .selectFrom('deposit')
      .select('swept_by')
      .where('units', '=', 5n)
      .orderBy('address')
      .execute()
    expect(taken.map(({ swept_by }) => swept_by)).toEqual([own[0]?.id, own[1]?.id, null])
  })
})
