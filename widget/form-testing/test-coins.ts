import type { CurrencyOut, EstimateReply } from '@causeway/api/contract'
import { toListedCoins } from '@causeway/api/contract/listed-coins'
import type { FormCoin } from '../form/index.ts'

/** A coin for tests and previews; every choice is open to it unless said otherwise. */
export function testCoin(ticker: string, facts: Partial<CurrencyOut> = {}): CurrencyOut {
  return {
    ticker,
    name: ticker.toUpperCase(),
    fullName: ticker.toUpperCase(),
    code: ticker,
    protocol: ticker,
    isFiat: false,
    isWebEnabled: true,
    isWebFromEnabled: true,
    isWebToEnabled: true,
    isWebFixedEnabled: true,
    popularFrom: false,
    popularTo: false,
    popularFiat: false,
    extras: {},
    network: ticker.toUpperCase(),
    networkBadge: ticker.toUpperCase(),
    addressFamily: 'bitcoin',
    decimals: 8,
    contractAddress: null,
    standsFor: null,
    confirmations: 1,
    extraIdName: null,
    explorerTransaction: '',
    explorerAddress: '',
    ...facts,
  }
}

/** The same as the form keeps it. */
export function testFormCoin(ticker: string, facts: Partial<FormCoin> = {}): FormCoin {
  const [coin] = toListedCoins([testCoin(ticker)])
  if (coin === undefined) throw new Error('A coin is a coin of the form')
  return { ...coin, ...facts }
}

/** An estimate of 0.1 BTC in ETH for tests and previews. */
export function testEstimate(facts: Partial<EstimateReply>): EstimateReply {
  return {
    reqId: 0,
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
    partnerFee: null,
    networkFee: '0.002',
    accountCost: null,
    kycRequired: false,
    btcPrice: '95000',
    rateId: null,
    rateIdExpiredAt: null,
    payWithinSeconds: null,
    confirmWithinSeconds: null,
    serverTime: 1_000_000,
    errMessage: null,
    error: null,
    ...facts,
  }
}
