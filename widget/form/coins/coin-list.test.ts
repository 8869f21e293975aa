import type { Answer, CoinListReply } from '@causeway/api/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { testFormCoin as coin } from '../../form-testing/test-coins.ts'
import { type CoinListNeeds, createCoinList } from './coin-list.ts'

afterEach(() => vi.restoreAllMocks())

const all = [coin('btc'), coin('eth'), coin('xmr')]
const found = (coins = all): Answer<CoinListReply> => ({
  ok: true,
  status: 200,
  body: { version: 'v2', coins },
})
const refused: Answer<CoinListReply> = {
  ok: false,
  status: 503,
  body: { error: { code: 'unavailable', message: '', details: {} } },
}

/** A list whose server gives these answers in turn. */
function listOf(answers: Answer<CoinListReply>[], version: CoinListNeeds['version'] = 'v1') {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const asked: string[] = []
  const set: string[][] = []
  const clock = { now: 0 }
  const list = createCoinList({
    calls: {
      coinList: async (input) => {
        asked.push(input.version)
        return answers.shift() ?? refused
      },
    },
    version,
    setCoins: (coins) => set.push(coins.map(({ ticker }) => ticker)),
    now: () => clock.now,
  })
  return { list, asked, set, clock, warn }
}

test('the other coins are asked for once, by the version of the page, however often they are wanted', async () => {
  const { asked, list, set } = listOf([found()])
  expect(list.isWhole()).toBe(false)
  expect(await Promise.all([list.complete(), list.complete()])).toEqual([true, true])
  expect(await list.complete()).toBe(true)
  expect(list.isWhole()).toBe(true)
  expect([asked, set]).toEqual([['v1'], [['btc', 'eth', 'xmr']]])
})

test('a page that has every coin asks for none', async () => {
  const { asked, list } = listOf([], null)
  expect([list.isWhole(), await list.complete()]).toEqual([true, true])
  await list.refresh()
  expect(asked).toEqual([])
})

test('of a page that is a minute old the newest list is asked for', async () => {
  const { asked, clock, list } = listOf([found()])
  clock.now = 60_000
  expect(await list.complete()).toBe(true)
  await list.refresh()
  expect(asked).toEqual(['newest'])
})

test('where the other coins cannot be had that is logged, and the next time they are asked for again', async () => {
  const { asked, list, set, warn } = listOf([refused, found()])
  expect(await list.complete()).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
  await list.refresh()
  expect([list.isWhole(), asked, set]).toEqual([false, ['v1'], []])
  expect(await list.complete()).toBe(true)
  expect(asked).toEqual(['v1', 'v1'])
})

test('[REF-01] the list of coins is kept for a minute, and stays where a newer one cannot be had', async () => {
  const { asked, clock, list, set, warn } = listOf([refused, found([coin('btc')])], null)
  clock.now = 59_999
  await list.refresh()
  expect(asked).toEqual([])
  clock.now = 60_000
  await list.refresh()
  await list.refresh()
  expect([asked, set]).toEqual([['newest'], []])
  expect(warn).toHaveBeenCalledTimes(1)
  clock.now = 120_000
  await list.refresh()
  expect(set).toEqual([['btc']])
})
