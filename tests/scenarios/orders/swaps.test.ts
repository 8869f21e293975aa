// door: HTTP, chain
import { currencies, networks } from '@causeway/core/currencies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followUntil, lastOf, pay, place, reach, read } from '../../customers/index.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout } from '../support/books.ts'
import { FAST_BLOCKS, stopShop } from '../support/start-shop.ts'

const OTHERS = 7
/** As many orders of as many coins as the embedded database carries on side by side in a few seconds. */
const AT_ONCE = 20

describe('on the embedded database', () => {
  let shop: RunningProduct
  beforeAll(async () => {
    shop = await startProduct({ env: FAST_BLOCKS })
  })
  afterAll(() => stopShop(shop))

  test.each([
    { kind: 'float', from: 'btc', to: 'eth' },
    { kind: 'fixed', from: 'usdt20', to: 'ltc' },
  ])('[TRACK-02.1] a $kind swap is followed live from waiting to finished', async (swap) => {
    const order = await place(shop, { ...swap, isFixedRate: swap.kind === 'fixed' })
    expect(['new', 'waiting']).toContain(order.created.status)
    const untilWaiting = await followUntil(shop, order, ({ status }) => status === 'waiting')
    await pay(shop, order)
    const afterPaying = await followUntil(shop, order, ({ status }) => status === 'finished')
    const states = [...untilWaiting, ...afterPaying].map(({ status }) => status)
    const inOrder = ['new', 'waiting', 'confirming', 'exchanging', 'sending', 'finished']
    expect(states.map((state) => inOrder.indexOf(state))).toEqual(
      states.map((state) => inOrder.indexOf(state)).toSorted((a, b) => a - b),
    )
    expect(states).toEqual(expect.arrayContaining(['waiting', 'confirming', 'finished']))
    const confirmations = afterPaying.flatMap(({ deposits }) => deposits[0]?.confirmations ?? [])
    expect(confirmations).toEqual(confirmations.toSorted((a, b) => a - b))
    const ended = lastOf(afterPaying)
    expect(ended).toEqual({ ...(await read(shop, order)), serverTime: expect.any(Number) })
    expectOnePayout(shop, order, ended)
    if (swap.kind === 'fixed') expect(ended.amountTo).toBe(order.created.amountExpectedTo)
  })

  test('[TRACK-02.3] a follower that lost its connection sees the newest state at once', async () => {
    const order = await place(shop, { from: 'doge', to: 'xlm' })
    await pay(shop, order)
    await followUntil(shop, order, ({ status }) => status === 'confirming')
    const ended = await reach(shop, order, 'finished')
    const [first] = await followUntil(shop, order, () => true)
    expect(first).toMatchObject({ status: 'finished', payoutTxId: ended.payoutTxId })
  })

  test('[EXCH-12.5] coins of every family are swapped as from and as to, twenty at once, each paid out once', async () => {
    const tickers = [...oneOfEachFamily(), ...someOthers()]
    const swaps = tickers.map((from, index) => ({
      from,
      to: payable(tickers, index + 5),
      isFixedRate: index % 2 === 1,
    }))
    for (let begun = 0; begun < swaps.length; begun += AT_ONCE) {
      await Promise.all(
        swaps.slice(begun, begun + AT_ONCE).map(async (swap) => {
          const order = await place(shop, swap)
          await pay(shop, order)
          expectOnePayout(shop, order, await reach(shop, order, 'finished'))
        }),
      )
    }
    await expectClosedBooks(shop)
  })
})

const coins = currencies.filter(({ isFiat }) => !isFiat)

/** The coin that pays the fees of each family's first network. */
function oneOfEachFamily(): readonly string[] {
  const families = new Set(networks.map(({ addressFamily }) => addressFamily))
  return [...families].flatMap(
    (family) => networks.find(({ addressFamily }) => addressFamily === family)?.feeAsset ?? [],
  )
}

/** Eight of the rest, others every day, so that each has its turn within a month. */
function someOthers(): readonly string[] {
  const rest = coins
    .map(({ ticker }) => ticker)
    .filter((ticker) => !oneOfEachFamily().includes(ticker))
  const day = Math.floor(Date.now() / 86_400_000)
  return Array.from(
    { length: OTHERS },
    (_, index) => rest[(day * OTHERS + index) % rest.length] ?? '',
  )
}

/** From that place on, the first coin that is paid out. */
function payable(tickers: readonly string[], place: number): string {
  const turned = tickers.map((_, index) => tickers[(place + index) % tickers.length] ?? '')
  return (
    turned.find((ticker) => coins.some((coin) => coin.ticker === ticker && coin.isWebToEnabled)) ??
    ''
  )
}
