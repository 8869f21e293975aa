import { expect } from 'vitest'

/** Tether on Ethereum as getCurrenciesFull describes it. */
export const TETHER = {
  name: 'USDT',
  ticker: 'usdt20',
  fullName: 'Tether USD (ERC-20)',
  enabled: true,
  enabledFrom: true,
  enabledTo: true,
  fixRateEnabled: true,
  payinConfirmations: expect.any(Number),
  extraIdName: null,
  addressUrl: expect.stringContaining('%1$s'),
  transactionUrl: expect.stringContaining('%1$s'),
  image: expect.stringMatching(/\/coin-images\/usdt\.svg$/),
  fixedTime: expect.any(Number),
  contractAddress: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  protocol: 'ERC20',
  blockchain: 'ethereum',
  notifications: {},
}

/** Amounts that are no plain positive decimals. */
export const NO_DECIMALS = [
  ...['1e-7', '0x1', '١', 'NaN', '-1', '0', '', ' ', '1,5', '+1'],
  ...[1e308, 1e21, '9'.repeat(80), null, {}, [], true],
]

type Order = { readonly from: string; readonly to: string; readonly address: string }

/** Calls with something wrong in an order that is right otherwise, and the error of each: method, params, code, message. */
export function refusedCalls(
  order: Order,
  refundAddress: string,
): readonly (readonly [string, object, number, string])[] {
  const { address } = order
  return [
    ['getMinAmount', { from: 'btc', to: 'btx' }, -32602, 'Invalid currency: btx not found'],
    ['getMinAmount', { from: 'btc' }, -32602, 'Parameter to is invalid'],
    ['createTransaction', { ...order, address: 'nowhere' }, -32602, 'Error: Invalid address'],
    [
      'createTransaction',
      { ...order, refundAddress: address },
      -32602,
      'Error: Invalid refund address',
    ],
    [
      'createTransaction',
      { ...order, amountFrom: 'much' },
      -32602,
      'Parameter amountFrom is invalid',
    ],
    ['createFixTransaction', { ...order, refundAddress }, -32602, 'Parameter rateId is invalid'],
    ['sendMeMoney', {}, -32601, 'Method not found'],
    ['toString', {}, -32601, 'Method not found'],
  ]
}
