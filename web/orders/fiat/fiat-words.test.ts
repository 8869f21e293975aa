import { createTranslator, loadMessages } from '@causeway/content/messages'
import { describe, expect, test } from 'vitest'
import {
  endWords,
  finishedWords,
  nothingWords,
  priceOfCoin,
  stateWords,
  underWayWords,
} from './fiat-words.ts'

const t = createTranslator('en', await loadMessages('en', ['deal']))
const values = { provider: 'Playbank', ticker: 'BTC' }

describe('a purchase: money is paid, coins come', () => {
  test.each([
    ['waiting', 'Waiting for your payment', 0],
    ['paid', 'Paid', 1],
    ['sending', 'On its way to you', 2],
    ['ended', 'Finished', 3],
    ['expired', 'Expired', 0],
    ['refunded', 'Refunded', 1],
    ['charged_back', 'Charged back', 1],
  ])('%s is “%s”', (state, words, step) => {
    const said = stateWords('buy', state)
    expect([t(said.words), said.step]).toEqual([words, step])
  })

  test('is told by what becomes of the payment', () => {
    expect(t(underWayWords('buy', 'paid').title, values)).toBe('Playbank received your payment')
    expect(t(endWords('buy', 'declined').title, values)).toBe('Playbank declined the payment')
    expect(t(endWords('buy', 'expired').text, values)).toContain('No payment arrived')
    expect(t(endWords('buy', 'refunded').title, values)).toContain('refunded your payment')
    expect(t(endWords('buy', 'charged_back').text, values)).toContain('won’t be sent')
    expect(t(nothingWords.buy[2])).toContain('your money')
  })
})

describe('a sale: coins are sent, money comes', () => {
  test.each([
    ['waiting', 'Waiting for your coins', 0],
    ['paid', 'Coins received', 1],
    ['sending', 'On its way to you', 2],
    ['ended', 'Finished', 3],
    ['expired', 'Expired', 0],
    ['refunded', 'Coins sent back', 1],
  ])('%s is “%s”', (state, words, step) => {
    const said = stateWords('sell', state)
    expect([t(said.words), said.step]).toEqual([words, step])
  })

  test('is told by what becomes of the coins', () => {
    expect(t(underWayWords('sell', 'paid').title, values)).toBe('Playbank received your coins')
    expect(t(endWords('sell', 'declined').title, values)).toBe('Playbank declined the sale')
    for (const state of ['declined', 'expired', 'refunded', 'charged_back']) {
      const said = endWords('sell', state)
      const text = t(said.text, values)
      expect(text).toMatch(/\bcoins\b/i)
      expect(`${t(said.title, values)} ${text}`).not.toMatch(/\byour payment\b|\bhave paid\b/)
    }
    const steps = nothingWords.sell.map((id) => t(id, values))
    for (const step of steps) expect(step).toMatch(/\bcoins\b/)
  })
})

test('at the end only the provider says that it sent or paid: nothing is promised as arrived', () => {
  expect(t(finishedWords.buy.title, values)).toBe('Playbank has sent your BTC')
  expect(t(finishedWords.buy.hint)).toContain('once confirmed')
  expect(t(finishedWords.sell.title, values)).toBe('Playbank has paid you')
  expect(t(finishedWords.sell.hint)).toContain('days')
})

test('states that nobody knows are still at work, and ends that nobody knows have expired', () => {
  for (const state of ['later', 'constructor']) {
    expect(stateWords('sell', state)).toEqual(stateWords('sell', 'paid'))
    expect(endWords('buy', state)).toEqual(endWords('buy', 'expired'))
  }
})

test('the price of a coin is exact to eight decimals, and truncated', () => {
  expect(priceOfCoin('150', '0.00162097')).toBe('92537.18452531')
  expect(priceOfCoin('1', '3')).toBe('0.33333333')
  expect(priceOfCoin('0.02', '2000000')).toBe('0.00000001')
  expect(priceOfCoin('150', '0')).toBeNull()
})
