import type { EstimateReply } from '@causeway/api/contract'
import { type FormHold, type FormState, toFormCoins } from '@causeway/widget/form'
import { sampleCoins } from './sample-coins.ts'

const coins = new Map(toFormCoins(Object.values(sampleCoins)).map((coin) => [coin.ticker, coin]))

/** An estimate of 0.1 BTC in ETH. */
export function sampleEstimate(facts: Partial<EstimateReply> = {}): EstimateReply {
  return {
    reqId: 1,
    from: 'btc',
    to: 'eth',
    isFixedRate: false,
    amountFrom: '0.1',
    amountTo: '1.636112',
    amountToNoNetFee: '1.638112',
    rate: '16.42218',
    marketRate: '16.43861',
    minFrom: '0.00013',
    maxFrom: '5.2',
    minTo: '0.002',
    maxTo: '85.1',
    exchangeFee: '0.004106',
    networkFee: '0.002',
    accountCost: null,
    kycRequired: false,
    btcPrice: '95000',
    rateId: null,
    rateIdExpiredAt: null,
    serverTime: 1_800_000_000_000,
    errMessage: null,
    error: null,
    ...facts,
  }
}

/** A form held still in one state: whatever is pressed, it stays so. */
export function sampleHold(facts: Partial<FormState> = {}): FormHold {
  return {
    state: { ...settled, ...facts },
    coins,
    dispatch: () => {},
    needs: { calls: { estimate: () => new Promise(() => {}) } },
    refreshCoins: async () => {},
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
  fiatProvider: null,
  place: null,
  offers: { answers: [], limits: null, areAll: false },
  destinationAddress: '',
  extraId: '',
  refundAddress: '',
  refundExtraId: '',
}
