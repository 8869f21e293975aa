import type { EstimateReply } from '@causeway/api/contract'
import { testCoin, testEstimate } from '../../form-testing/test-coins.ts'
import { coinsByTicker } from '../coins/form-coin.ts'
import { type FormEvent, type FormState, startForm } from './form-state.ts'
import { reduceForm } from './reduce-form.ts'

/** Coins of every kind that rules tell apart. */
export const sceneCoins = coinsByTicker([
  testCoin('btc', { decimals: 8, popularFrom: true, popularTo: true }),
  testCoin('eth', { decimals: 18, popularFrom: true, popularTo: true }),
  testCoin('usdt20', { code: 'usdt', decimals: 6 }),
  testCoin('xmr', { decimals: 12, isWebFixedEnabled: false }),
  testCoin('dash', { isWebFixedEnabled: false }),
  testCoin('eos', { decimals: 4, isWebFromEnabled: false, isWebFixedEnabled: false }),
  testCoin('usd', {
    isFiat: true,
    decimals: 2,
    fullName: 'US dollar',
    isWebFromEnabled: false,
    isWebToEnabled: false,
  }),
  testCoin('eur', {
    isFiat: true,
    decimals: 2,
    fullName: 'Euro',
    isWebFromEnabled: false,
    isWebToEnabled: false,
  }),
])

/** 0.1 BTC to ETH at a floating rate, with its estimate. */
export const sceneStart = startForm({
  from: 'btc',
  to: 'eth',
  amountFrom: '0.1',
  isFixedRate: false,
  estimate: testEstimate({}),
})

/** The state after some events. */
export function after(state: FormState, ...events: FormEvent[]): FormState {
  return events.reduce((before, event) => reduceForm(sceneCoins, before, event), state)
}

/** A reply to the question with that number. */
export function arrived(askId: number, reply: Partial<EstimateReply> = {}): FormEvent {
  const answer = { ok: true, status: 200, body: testEstimate(reply) } as const
  return { kind: 'estimateArrived', askId, answer, at: 0 }
}
