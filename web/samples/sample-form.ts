import type { EstimateReply } from '@causeway/api/contract'
import { toListedCoins } from '@causeway/api/contract/listed-coins'
import type { FormHold, FormState } from '@causeway/widget/form'
import { testEstimate } from '@causeway/widget/form-testing/test-coins'
import { sampleCoins } from './sample-coins.ts'

const coins = new Map(toListedCoins(Object.values(sampleCoins)).map((coin) => [coin.ticker, coin]))

/** An estimate of 0.1 BTC in ETH. */
export function sampleEstimate(facts: Partial<EstimateReply> = {}): EstimateReply {
  return testEstimate({ reqId: 1, serverTime: 1_800_000_000_000, ...facts })
}

/** A form held still in one state: whatever is pressed, it stays so. */
export function sampleHold(facts: Partial<FormState> = {}): FormHold {
  return {
    state: { ...settled, ...facts },
    coins,
    dispatch: () => {},
    needs: { calls: { estimate: () => new Promise(() => {}) } },
    coinList: {
      isWhole: () => true,
      complete: async () => true,
      refresh: async () => {},
    },
  }
}

const settled: FormState = {
  category: 'exchange',
  from: 'btc',
  to: 'eth',
  source: 'from',
  typed: '0.1',
  isFixed: false,
  isFixedAble: true,
  askId: 1,
  isAskUrgent: false,
  isRenewal: false,
  isUpdating: false,
  isOnline: true,
  estimate: sampleEstimate(),
  failure: null,
  quoteEndsAt: null,
  upsale: null,
  question: null,
  typedCount: 0,
  isLimitShown: true,
  boundTries: 0,
  alerts: [],
  place: null,
  offers: { answers: [], limits: null, areAll: false },
  destinationAddress: '',
  extraId: '',
  refundAddress: '',
  refundExtraId: '',
}
