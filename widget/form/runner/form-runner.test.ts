import type { Answer, EstimateReply, EstimateRequest } from '@causeway/api/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testCoin, testEstimate } from '../../form-testing/test-coins.ts'
import type { FormStart } from '../state/form-state.ts'
import { shownAmount } from '../state/form-view.ts'
import { createFormRunner } from './form-runner.ts'

const coins = new Map(['btc', 'eth'].map((ticker) => [ticker, testCoin(ticker, {})]))
const start: FormStart = {
  from: 'btc',
  to: 'eth',
  amountFrom: '0.1',
  isFixedRate: false,
  estimate: testEstimate({}),
}

type Asked = { request: EstimateRequest; reply: (facts: Partial<EstimateReply>) => Promise<void> }

/** A server that answers when the test says so, in any order. */
function begin(from: Partial<FormStart> = {}) {
  const asked: Asked[] = []
  const estimate = (request: EstimateRequest) =>
    new Promise<Answer<EstimateReply>>((resolve) => {
      const reply = async (facts: Partial<EstimateReply>) => {
        resolve({ ok: true, status: 200, body: testEstimate({ ...facts }) })
        await vi.advanceTimersByTimeAsync(0)
      }
      asked.push({ request, reply })
    })
  const runner = createFormRunner({ calls: { estimate } }, coins, { ...start, ...from })
  const end = runner.begin()
  const type = (text: string) => runner.dispatch({ kind: 'amountTyped', side: 'from', text })
  return { runner, asked, type, end }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createFormRunner', () => {
  test('asks nothing about what the page already brought', async () => {
    const { asked } = begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(0)
  })

  test('asks once, 490 ms after the last of several keystrokes (CALC-07)', async () => {
    const { asked, type } = begin()
    type('0.2')
    await vi.advanceTimersByTimeAsync(300)
    type('0.25')
    await vi.advanceTimersByTimeAsync(489)
    expect(asked).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ request }) => request)).toEqual([
      { from: 'btc', to: 'eth', amountFrom: '0.25', isFixedRate: false, reqId: 2 },
    ])
  })

  test('the reply to an older question changes nothing, whenever it comes (CALC-08)', async () => {
    const { runner, asked, type } = begin()
    type('0.2')
    await vi.advanceTimersByTimeAsync(490)
    type('0.3')
    await vi.advanceTimersByTimeAsync(490)
    await asked[1]?.reply({ amountTo: '4.9' })
    await asked[0]?.reply({ amountTo: '3.2' })
    expect(asked.map(({ request }) => request.reqId)).toEqual([1, 2])
    expect(shownAmount(runner.getState(), 'to')).toBe('4.9')
  })

  test('renews a guaranteed quote the moment it ends, again and again (CALC-09)', async () => {
    const { asked } = begin({ isFixedRate: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
    const quote = { rateId: 'r', serverTime: 7_000_000, rateIdExpiredAt: 7_025_000 }
    await asked[0]?.reply(quote)
    await vi.advanceTimersByTimeAsync(24_999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await asked[1]?.reply(quote)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(asked).toHaveLength(3)
  })

  test('checks the limits 900 ms after the last keystroke (CALC-17)', async () => {
    const { runner, type } = begin()
    type('0.00001')
    await vi.advanceTimersByTimeAsync(899)
    expect(runner.getState().isLimitShown).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(runner.getState().isLimitShown).toBe(true)
  })

  test('asks at once where the page brought no estimate', async () => {
    const { asked } = begin({ estimate: null })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
  })

  test('does nothing after its end', async () => {
    const { asked, type, end } = begin()
    type('0.2')
    end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(0)
  })
})
