import { isRouteMatched } from '@causeway/core/alerts'
import { describe, expect, test } from 'vitest'
import { readRecentCoins, rememberCoin } from '../coins/recent-coins.ts'
import { searchCoins } from '../coins/search-coins.ts'
import { buyPath, isWithinOneEdit, suggestFiat } from '../coins/suggest-fiat.ts'
import { alertsOfSide, coinAlerts } from '../remarks/coin-alerts.ts'
import { after, sceneCoins, sceneStart } from './form-scene.fixture.ts'
import type { SavedChoice } from './form-state.ts'
import { readSavedChoice, saveChoice } from './saved-choice.ts'
import { startChoice } from './start-choice.ts'

function memory(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }
}

const saved: SavedChoice = { from: 'eth', to: 'xmr', source: 'from', amount: '3', isFixed: false }
const start = (path: string, query: string, kept: SavedChoice | null = saved) =>
  startChoice(sceneStart, {
    coins: sceneCoins,
    path,
    query: new URLSearchParams(query),
    saved: kept,
  })

describe('the start (CALC-25, CALC-31)', () => {
  test('takes the saved choice, and the address over it', () => {
    expect(start('/', '')).toEqual(saved)
    expect(start('/', 'from=BTC&to=Usdt20&amount=0.7')).toMatchObject({
      from: 'btc',
      to: 'usdt20',
      amount: '0.7',
    })
    expect(start('/', 'amount=9')).toEqual({ ...saved, amount: '9' })
    expect(start('/', '', null)).toBeNull()
  })

  test('ignores both codes where one is unknown, and an amount that is not above zero', () => {
    expect(start('/', 'from=btc&to=nonsense')).toEqual(saved)
    for (const amount of ['0', '-1', 'abc', '', '0.000']) {
      expect(start('/', `amount=${amount}`)).toEqual(saved)
    }
  })

  test('one code alone keeps the other coin, or turns the pair round', () => {
    expect(start('/', 'to=btc')).toMatchObject({ from: 'eth', to: 'btc' })
    expect(start('/', 'from=xmr')).toMatchObject({ from: 'xmr', to: 'eth' })
  })

  test('a pair’s own page takes no saved choice, and pages of accounts and orders nothing at all', () => {
    expect(start('/exchange/btc/eth', '')).toBeNull()
    expect(start('/exchange/btc/eth', 'amount=2')).toMatchObject({ from: 'btc', amount: '2' })
    for (const path of ['/profile', '/history', '/transaction/abc', '/earn/tools', '/about']) {
      expect(start(path, 'from=btc&to=eth&amount=2')).toBeNull()
    }
  })

  test('a restored choice of coins that are gone changes nothing', () => {
    const gone = { ...saved, from: 'nonsense', to: 'gone' }
    expect(after(sceneStart, { kind: 'choiceRestored', choice: gone })).toMatchObject({
      from: 'btc',
      to: 'eth',
    })
    expect(after(sceneStart, { kind: 'choiceRestored', choice: saved })).toMatchObject({
      from: 'eth',
      to: 'xmr',
      typed: '3',
      isUpdating: true,
    })
  })

  test('what is kept is what is read; rubbish is nothing', () => {
    const storage = memory()
    saveChoice(storage, sceneStart)
    expect(readSavedChoice(storage)).toEqual({
      from: 'btc',
      to: 'eth',
      source: 'from',
      amount: '0.1',
      isFixed: false,
    })
    for (const rubbish of ['', '{', '[]', '{"from":1}', 'null']) {
      expect(readSavedChoice(memory({ exchange_choice: rubbish }))).toBeNull()
    }
  })
})

describe('recent coins (CALC-22)', () => {
  test('are known ones of the right kind, each once, newest first', () => {
    const storage = memory()
    for (const ticker of ['btc', 'eth', 'usd', 'btc', 'nonsense']) {
      rememberCoin(storage, sceneCoins, ticker)
    }
    expect(readRecentCoins(storage, sceneCoins)).toEqual({ crypto: ['btc', 'eth'], fiat: ['usd'] })
    const wrongKind = memory({ recent_currencies: '{"crypto":["usd","btc",3],"fiat":"x"}' })
    expect(readRecentCoins(wrongKind, sceneCoins)).toEqual({ crypto: ['btc'], fiat: [] })
    expect(readRecentCoins(memory({ recent_currencies: '{' }), sceneCoins).crypto).toEqual([])
  })

  test('are stored twenty at most, and ten are shown', () => {
    const many = Array.from({ length: 25 }, (_, index) => `c${index}`)
    const coin = sceneCoins.get('btc')
    if (coin === undefined) throw new Error('No coin')
    const coins = new Map(many.map((ticker) => [ticker, { ...coin, ticker }]))
    const storage = memory()
    for (const ticker of many) rememberCoin(storage, coins, ticker)
    const { crypto } = readRecentCoins(storage, coins)
    expect(crypto).toHaveLength(20)
    expect(crypto[0]).toBe('c24')
    expect(searchCoins([...coins.values()], '', 'from', crypto)[0]?.items).toHaveLength(10)
  })
})

describe('suggest-fiat (CALC-23)', () => {
  test.each([
    ['eur', 'eur'],
    ['eurr', 'eur'],
    ['uds', null],
    ['uss', 'usd'],
    ['dollar', 'usd'],
    ['EURO', 'eur'],
    ['eu', null],
    ['bitcoin', null],
  ])('%j suggests %j', (search, ticker) => {
    expect(suggestFiat(sceneCoins, search)?.ticker ?? null).toBe(ticker)
  })

  test('leads to buying with 150 of it', () => {
    const fiat = suggestFiat(sceneCoins, 'eur')
    expect(fiat && buyPath(fiat)).toBe('/buy?from=eur&amount=150')
  })

  test('one edit is one character inserted, dropped or replaced', () => {
    expect(['abcd', 'ab', 'axc', 'abc'].map((each) => isWithinOneEdit('abc', each))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['acb', 'xbz', 'abcde', ''].map((each) => isWithinOneEdit('abc', each))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('operators’ alerts (CALC-27)', () => {
  const reply = {
    result: [
      { id: 'currency-from', message: 'slow', routes: '', currency: 'BTC' },
      { id: 'currency-to', message: 'late', routes: 'index', currency: 'eth' },
      { id: 'currency-to', message: 'elsewhere', routes: 'processing', currency: 'eth' },
      { id: 'banner', message: 'hello', routes: '' },
    ],
  }

  test('stand at the side of their coin, on their pages', () => {
    const state = after(sceneStart, { kind: 'alertsLoaded', alerts: coinAlerts(reply, '/') })
    expect(alertsOfSide(state, 'from').map(({ message }) => message)).toEqual(['slow'])
    expect(alertsOfSide(state, 'to').map(({ message }) => message)).toEqual(['late'])
    const other = after(state, { kind: 'coinChosen', side: 'to', ticker: 'xmr' })
    expect(alertsOfSide(other, 'to')).toEqual([])
  })

  test.each([
    ['', '/anything', true],
    ['index', '/', true],
    ['index', '/buy', false],
    ['buy,processing#form', '/processing', true],
    ['exchange/[from]/[to]', '/exchange/btc/eth', true],
    ['exchange/*', '/exchange/btc/eth', false],
    ['*', '/buy', true],
  ])('%j on %j: %j', (routes, path, isMatched) => {
    expect(isRouteMatched(routes, path)).toBe(isMatched)
  })
})
