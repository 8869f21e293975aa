// door: HTTP, chain, the operator's command
import { setTimeout as pass } from 'node:timers/promises'
import type { TransactionOut } from '@causeway/api/contract'
import { expect, test } from 'vitest'
import {
  apply,
  type Placed,
  pay,
  paymentsOnChain,
  pick,
  place,
  randomFrom,
  reach,
  read,
  seed,
  someOf,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout } from '../support/books.ts'
import { onFolder, onServer, type Restorable } from '../support/restorable.ts'
import { stopShop } from '../support/start-shop.ts'

/** How many orders are finished and open at the backup, and how many finish after it. */
type Numbers = { readonly finished: number; readonly open: number; readonly after: number }

const numbers: Numbers =
  process.env.TORTURE === undefined
    ? { finished: 4, open: 4, after: 8 }
    : { finished: 30, open: 20, after: 100 }
const small: Numbers = { finished: 1, open: 1, after: 2 }
const AT_ONCE = 10

test(`[OPS-04.7] PostgreSQL restored from a backup older than ${numbers.after} finished orders pays nothing twice and gives no address out again (${numbers.finished} finished and ${numbers.open} open at the backup; TORTURE=1: 30, 20, 100)`, async (context) => {
  await runStory(await onServer(context, 'restore'), numbers)
}, 1_800_000)

test(`[OPS-04.7] so does the embedded database (${small.finished} finished, ${small.open} open, ${small.after} after)`, async () => {
  await runStory(onFolder(), small)
}, 1_800_000)

async function runStory(stage: Restorable, many: Numbers): Promise<void> {
  const random = randomFrom(seed)
  const before = await tradeBefore(stage, many, random)
  await stage.backUp()
  const after = await tradeAfter(stage, { many, random, open: before.open })
  await stage.restore()

  const paidOut = () => payoutsOf([...before.all, ...after.all])
  const paidBefore = paidOut()
  await expectHalted(stage, before.open)
  expect(paidOut()).toEqual(paidBefore)

  expect(await stage.doctor('--reconcile')).toContain('OLDER COPY')
  expect(await stage.doctor('--reconcile', '--yes')).toContain('Lifted')
  const shop = await stage.start()
  for (const order of before.all) {
    if (!before.unpaid.includes(order)) await reach(shop, order, 'finished')
  }
  for (const order of before.unpaid) await pay(shop, order)
  for (const order of before.all) {
    const ended = await reach(shop, order, 'finished')
    expectOnePayout(withData(stage, shop), order, ended)
    // It ends as it had ended, at the rate that was paid, whatever the market says now.
    const ending = after.endings.get(order)
    if (ending === undefined) continue
    const { amountFrom, amountTo, payoutTxId } = ending
    expect(ended).toMatchObject({ amountFrom, amountTo, payoutTxId })
  }
  const fresh = await placeSome(shop, { count: many.open, random })
  for (const order of fresh) await pay(shop, order)
  for (const order of fresh) {
    expectOnePayout(withData(stage, shop), order, await reach(shop, order, 'finished'))
  }
  await expectClosedBooks(withData(stage, shop), ['suspense', 'venue:sandbox', 'fee:venue'])

  const everybody = [...before.all, ...after.all, ...fresh]
  const addresses = everybody.map(
    ({ created }) => `${created.payinAddress} ${created.payinExtraId}`,
  )
  expect(new Set(addresses).size, 'no address twice').toBe(everybody.length)
  for (const order of everybody) {
    const count = paymentsOnChain(stage.dataDir, order.destination).length
    expect(count, `payouts of ${order.id}`).toBe(after.waiting.includes(order) ? 0 : 1)
  }
  await stopShop(shop)
  // A second time there is nothing left to do.
  expect(await stage.doctor('--reconcile')).toMatch(/it is the newest[\s\S]* 0 of them forgotten/)

  function payoutsOf(orders: readonly Placed[]) {
    return orders.map(({ destination }) => paymentsOnChain(stage.dataDir, destination))
  }
}

/** Orders before the backup: finished ones, and open ones of which the first half is paid and the rest is not. */
async function tradeBefore(stage: Restorable, many: Numbers, random: () => number) {
  const shop = await stage.start()
  const finished = await placeSome(shop, { count: many.finished, random })
  for (const order of finished) await pay(shop, order)
  for (const order of finished) await reach(shop, order, 'finished')
  const open = await placeSome(shop, { count: many.open, random })
  const paid = open.slice(0, many.open / 2)
  for (const order of paid) await pay(shop, order)
  await stopShop(shop)
  return { all: [...finished, ...open], open, unpaid: open.slice(-Math.ceil(many.open / 4)) }
}

/** What happens after the backup, and is forgotten: open orders finish, others come and finish, the last is not paid. */
async function tradeAfter(
  stage: Restorable,
  given: {
    readonly many: Numbers
    readonly random: () => number
    readonly open: readonly Placed[]
  },
) {
  const { many, random, open } = given
  const shop = await stage.start()
  const paidNow = open.slice(many.open / 2, many.open - Math.ceil(many.open / 4))
  for (const order of paidNow) await pay(shop, order)
  const fresh = await placeSome(shop, { count: many.after, random })
  for (const order of fresh) await pay(shop, order)
  const ending = [...open.slice(0, many.open - Math.ceil(many.open / 4)), ...fresh]
  const endings = new Map<Placed, TransactionOut>()
  for (const order of ending) endings.set(order, await reach(shop, order, 'finished'))
  const waiting = await placeSome(shop, { count: 2, random })
  await stopShop(shop)
  return { all: [...fresh, ...waiting], endings, waiting }
}

/** The older database is served, and nothing moves: no order is taken and none goes on. */
async function expectHalted(stage: Restorable, open: readonly Placed[]): Promise<void> {
  const shop = await stage.start()
  const refused = await submit(shop, await apply(shop, { from: 'btc', to: 'eth' }))
  expect(refused.body).toMatchObject({ error: { code: 'pair_halted' } })
  const states = () => Promise.all(open.map(async (order) => (await read(shop, order)).status))
  const found = await states()
  await pass(3000)
  expect(await states()).toEqual(found)
  expect(shop.output()).toContain('alert database_older')
  await stopShop(shop)
}

async function placeSome(
  shop: RunningProduct,
  { count, random }: { readonly count: number; readonly random: () => number },
): Promise<readonly Placed[]> {
  const tickers = Object.keys(someOf)
  const placed: Placed[] = []
  while (placed.length < count) {
    const turn = Array.from({ length: Math.min(AT_ONCE, count - placed.length) }, () => {
      const from = pick(random, tickers)
      const to = pick(
        random,
        tickers.filter((ticker) => ticker !== from),
      )
      return place(shop, { from, to })
    })
    placed.push(...(await Promise.all(turn)))
  }
  return placed
}

function withData(stage: Restorable, shop: RunningProduct) {
  return { url: shop.url, dataDir: stage.dataDir }
}
