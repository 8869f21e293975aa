import { randomUUID } from 'node:crypto'
import { amount } from '@causeway/core/money'
import type { Database } from '@causeway/server/db'
import type { EngineNeeds } from '@causeway/server/jobs'
import {
  type PlacedOrder,
  type PlaceOrderInput,
  placeOrder,
  readOrderById,
} from '@causeway/server/orders'
import { makeEstimate } from '@causeway/server/quotes'
import type { Exchange } from './exchange.ts'
import { type ExchangeParts, exchangeNeeds } from './exchange-needs.ts'
import { type ExchangeWorld, openExchangeWorld, type WorldOptions } from './play-exchange-world.ts'
import { createPlayMarket, type PlayMarket } from './play-market.ts'
import { createTestClock } from './test-clock.ts'
import { workOnce } from './work-exchange.ts'

const MOST_TURNS = 25

/** Puts an exchange together on a migrated database. `reopen` opens the same database once more. */
export async function openExchange(
  database: Database,
  reopen: () => Promise<Database>,
  options: WorldOptions = {},
): Promise<Exchange> {
  const world = openExchangeWorld(options)
  const clock = createTestClock()
  const parts: ExchangeParts = {
    world,
    clock,
    market: createPlayMarket(clock),
    signing: { instead: null, journal: null, real: (plan) => world.signer.sign(plan) },
    alerts: [],
    woken: [],
    mails: [],
  }
  const needs = exchangeNeeds(parts, database)
  const actions = customerActions(world, needs)
  const work = async (ordersAtOnce?: number) => {
    await workOnce(needs, ordersAtOnce)
    await needs.stock.refresh()
  }
  const mine = async () => {
    for (const network of world.chains.keys()) await world.controls.mine(network, 1)
  }
  const read = (order: Pick<PlacedOrder, 'order'>) => readOrderById(needs, order.order.id)
  // The play stock is the first thing that the books know of.
  await work()
  return {
    database,
    clock,
    needs,
    another: async () => {
      const second = await reopen()
      const others = exchangeNeeds(parts, second)
      await others.stock.refresh()
      return { needs: others, close: second.close }
    },
    controls: world.controls,
    script: (network) => {
      const script = world.scripts.get(network)
      if (script === undefined) throw new Error(`There is no network ${network}`)
      return script
    },
    ...worldHands(world),
    signing: parts.signing,
    ...marketHands(parts.market),
    ...notes(parts),
    ...actions,
    read,
    work,
    mine,
    until: async (order, state) => {
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        await work()
        const now = await read(order)
        if (now.state === state) return now
        await mine()
      }
      throw new Error(
        `The order did not come to ${state}: ${JSON.stringify((await read(order)).events)}`,
      )
    },
    ...outcomes(world),
    close: async () => {
      await database.close()
      world.close()
    },
  }
}

function notes({
  alerts,
  mails,
  woken,
}: ExchangeParts): Pick<Exchange, 'alerts' | 'mails' | 'woken'> {
  return { alerts, mails, woken }
}

function outcomes(world: ExchangeWorld): Pick<Exchange, 'received' | 'journalPath'> {
  return { received: world.controls.received, journalPath: world.journalPath }
}

function worldHands({
  accounts,
  loseJournal,
}: ExchangeWorld): Pick<Exchange, 'accounts' | 'loseJournal'> {
  return { accounts, loseJournal }
}

function marketHands({ move, pause }: PlayMarket): Pick<Exchange, 'movePrice' | 'pausePrice'> {
  return { movePrice: move, pausePrice: pause }
}

/** What customers do: ask, place, pay. */
function customerActions(
  world: ExchangeWorld,
  needs: EngineNeeds,
): Pick<Exchange, 'input' | 'place' | 'pay'> {
  const input = async (change: Partial<PlaceOrderInput> = {}): Promise<PlaceOrderInput> => {
    const from = change.from ?? 'btc'
    const to = change.to ?? 'eth'
    const [target, origin] = [
      await world.controls.customerAddress(to),
      await world.controls.customerAddress(from),
    ]
    const asked = {
      from,
      to,
      side: 'from' as const,
      given: from === 'btc' ? '0.01' : '100',
      kind: 'float' as const,
      ...change,
    }
    const estimate = makeEstimate(needs, asked)
    return {
      idempotencyKey: randomUUID(),
      rateId: estimate.ok ? estimate.value.rateId : null,
      destination: target.address,
      destinationExtraId: target.extraId ?? '',
      refundAddress: origin.address,
      refundExtraId: origin.extraId,
      email: null,
      clientId: null,
      refId: null,
      callerKey: null,
      holderSecrets: [],
      ...asked,
    }
  }
  return {
    input,
    place: async (change) => {
      const placed = await placeOrder(needs, await input(change))
      if (!placed.ok) throw new Error(`The order was refused: ${placed.failure.code}`)
      return placed.value
    },
    pay: async ({ order }, units) => {
      const sum = amount(order.from, units ?? order.expectedFrom.units)
      const { txId } = await world.controls.pay({ amount: sum, ...order.payIn })
      return { txId, amount: sum }
    },
  }
}
