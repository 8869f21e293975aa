import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import type { AccountNamesPort } from '@causeway/core/ports'
import { ok } from '@causeway/core/result'
import { type Exchange, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../placing/place-order-types.ts'
import { renameAccount } from './rename-account.ts'

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'
const TAKEN = 'alicewonder1'
const FREE = 'alicewonder2'

const port: AccountNamesPort = {
  cost: () => amount('eos', 4_400n),
  isFree: async (name) => ok(name !== TAKEN),
}

/** The exchange with a network whose accounts have names. */
function withNames({ needs }: Exchange) {
  const accountNames = new Map([['eos', port]])
  return { ...needs, catalogue: createCatalogue(currencies, networks), accountNames }
}

type Planted = { readonly hold_reason: string | null; readonly account_key: string | null }

/** An order whose payout makes an account, and waits since another customer took its name. */
async function held(exchange: Exchange, change: Partial<Planted> = {}): Promise<PlacedOrder> {
  const placed = await exchange.place()
  const waiting = {
    state: 'hold',
    hold_reason: 'account_taken',
    asset_to: 'eos',
    network_to: 'eos',
    destination: TAKEN,
    destination_alias: 'alice.eth',
    destination_alias_provider: 'ens',
    account_key: KEY,
    account_cost: 4_400n,
    ...change,
  } as const
  await plantRows(exchange.database, (tx) =>
    tx.updateTable('orders').set(waiting).where('id', '=', placed.order.id).execute(),
  )
  return placed
}

function rename(exchange: Exchange, { holderSecret, order }: PlacedOrder, name: string) {
  const { publicCode } = order
  return renameAccount(withNames(exchange), { publicCode, holderSecrets: [holderSecret], name })
}

describe('an order whose account’s name was taken', () => {
  const open = sharedExchange('rename_account')

  test('continues with another name, once', async (context) => {
    const exchange = await open(context)
    const placed = await held(exchange)
    const told: string[] = []
    const stop = exchange.needs.watch.onChange((orderId) => told.push(orderId))
    const woken = exchange.woken.length
    expect(await rename(exchange, placed, ` ${FREE} `)).toMatchObject({
      value: {
        state: 'confirming',
        holdReason: null,
        destination: { address: FREE },
        destinationAlias: null,
      },
    })
    stop()
    expect(told).toEqual([placed.order.id])
    expect(exchange.woken.slice(woken)).toEqual(['orders'])
    const { facts } = await exchange.database
      .direct()
      .selectFrom('order_event')
      .select('facts')
      .where('order_id', '=', placed.order.id)
      .where('kind', '=', 'released')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(facts)).toEqual({ accountName: FREE })
    expect(await rename(exchange, placed, FREE)).toMatchObject({
      failure: { code: 'choice_not_offered' },
    })
  })

  test('keeps waiting where the new name is taken as well, or is none', async (context) => {
    const exchange = await open(context)
    const placed = await held(exchange)
    expect(await rename(exchange, placed, TAKEN)).toMatchObject({
      failure: { code: 'account_name_taken' },
    })
    expect(await rename(exchange, placed, 'short')).toMatchObject({ ok: false })
    const { state } = await exchange.database
      .direct()
      .selectFrom('orders')
      .select('state')
      .where('id', '=', placed.order.id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('hold')
  })

  test('is renamed by its holder alone, and only where that was the reason', async (context) => {
    const exchange = await open(context)
    const placed = await held(exchange)
    expect(await rename(exchange, { ...placed, holderSecret: 'another' }, FREE)).toMatchObject({
      failure: { code: 'not_the_holder' },
    })
    const order = { ...placed.order, publicCode: 'none' }
    expect(await rename(exchange, { ...placed, order }, FREE)).toMatchObject({
      failure: { code: 'order_not_found' },
    })
    for (const change of [{ hold_reason: 'payout_refused' }, { account_key: null }]) {
      expect(await rename(exchange, await held(exchange, change), FREE)).toMatchObject({
        failure: { code: 'choice_not_offered' },
      })
    }
  })
})
