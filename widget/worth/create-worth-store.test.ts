import type { Answer, PricesReply } from '@causeway/api/contract'
import { expect, test } from 'vitest'
import { unreachable } from '../client/index.ts'
import { createWorthStore } from './create-worth-store.ts'

const first: PricesReply = { takenAt: '2026-01-15T12:00:00Z', prices: { btc: '60000', usd: '1' } }
const later: PricesReply = { takenAt: '2026-01-15T12:01:00Z', prices: { btc: '61000', usd: '1' } }

function scene(findMoney?: () => Promise<string>) {
  const state = { now: 0, money: 'eur', isSeen: true, asked: 0 }
  let answer: Answer<PricesReply> = { ok: true, status: 200, body: first }
  let tick: (() => void) | null = null
  let change: (() => void) | null = null
  const store = createWorthStore({
    calls: {
      prices: async () => {
        state.asked += 1
        return answer
      },
    },
    findMoney: findMoney ?? (async () => state.money),
    watchMoney: (onChange) => {
      change = onChange
      return () => {
        change = null
      }
    },
    now: () => state.now,
    every: (_, work) => {
      tick = work
      return () => {
        tick = null
      }
    },
    isSeen: () => state.isSeen,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    state,
    store,
    reply: (next: Answer<PricesReply>) => {
      answer = next
    },
    pass: async (milliseconds: number) => {
      state.now += milliseconds
      tick?.()
      await settle()
    },
    choose: async (money: string) => {
      state.money = money
      change?.()
      await settle()
    },
    settle,
    isTicking: () => tick !== null,
  }
}

test('asks once for all who look, again each minute, and no more once nobody looks', async () => {
  const { state, store, reply, pass, settle, isTicking } = scene()
  expect(state.asked).toBe(0)
  const ends = [store.subscribe(() => {}), store.subscribe(() => {})]
  await settle()
  expect([state.asked, store.read()]).toEqual([1, { ...first, money: 'eur' }])
  reply({ ok: true, status: 200, body: later })
  await pass(60_000)
  expect(store.read()?.prices['btc']).toBe('61000')
  for (const end of ends) end()
  expect(isTicking()).toBe(false)
})

test('[CALC-32.5] what could not be asked anew for three minutes is no longer shown, until it can be', async () => {
  const { store, reply, pass, settle } = scene()
  store.subscribe(() => {})
  await settle()
  reply(unreachable())
  await pass(180_000)
  expect(store.read()).not.toBeNull()
  await pass(1)
  expect(store.read()).toBeNull()
  reply({ ok: true, status: 200, body: later })
  await pass(60_000)
  expect(store.read()?.prices['btc']).toBe('61000')
})

test('another choice of money shows at once, and nobody asks while the page is not seen', async () => {
  const { state, store, choose, pass, settle } = scene()
  let told = 0
  store.subscribe(() => {
    told += 1
  })
  await settle()
  const before = told
  await choose('jpy')
  expect([store.read()?.money, told > before]).toEqual(['jpy', true])
  state.isSeen = false
  await pass(60_000)
  expect(state.asked).toBe(1)
})

test('a choice made while the country is still being asked for stays', async () => {
  let answerCountry = (_money: string) => {}
  const country = new Promise<string>((resolve) => {
    answerCountry = resolve
  })
  const answers = [country, Promise.resolve('eur')]
  const { store, choose, settle } = scene(() => answers.shift() ?? Promise.resolve('eur'))
  store.subscribe(() => {})
  await choose('eur')
  answerCountry('usd')
  await settle()
  expect(store.read()?.money).toBe('eur')
})
