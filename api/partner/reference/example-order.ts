import type { FieldReference } from './method-reference.ts'
import { networkFeeField } from './shared-fields.ts'

/** Where the customer decides about an order on hold, and where anybody sees it. */
export const trackUrlFields = {
  created: {
    name: 'trackUrl',
    type: 'string',
    text: 'Page of the order, with a secret after `#`. Store it, and send the customer there: it lets them decide about the order if it is on hold. Show it to nobody else.',
  },
  read: {
    name: 'trackUrl',
    type: 'string',
    text: 'Page of the order without that secret: it shows the order, and nothing can be changed there.',
  },
} as const satisfies Readonly<Record<string, FieldReference>>

/** Further fields that an order has from the beginning. */
export const sharedOrderFields: readonly FieldReference[] = [
  { name: 'id', type: 'string', text: 'Names the order in all requests.' },
  {
    name: 'type',
    type: 'string',
    text: '`float` for a floating rate, `fixed` for a guaranteed one.',
  },
  { name: 'status', type: 'string', text: 'See [statuses](/developers/statuses).' },
  { name: 'payinAddress', type: 'string', text: 'Where the customer pays to.' },
  {
    name: 'payinExtraId',
    type: 'string or null',
    text: 'Memo or destination tag that the payment must carry.',
  },
  { name: 'payoutAddress', type: 'string', text: 'Where the customer receives the coins.' },
  { name: 'payoutExtraId', type: 'string or null', text: 'Its memo or destination tag.' },
  { name: 'refundAddress', type: 'string or null', text: 'Where a refund goes to.' },
  { name: 'refundExtraId', type: 'string or null', text: 'Its memo or destination tag.' },
  { name: 'amountExpectedFrom', type: 'decimal string', text: 'Amount that the customer pays.' },
  {
    name: 'amountExpectedTo',
    type: 'decimal string',
    text: 'What that gives, before the network fee.',
  },
  { name: 'currencyFrom', type: 'string', text: 'Ticker of the coin that is paid in.' },
  { name: 'currencyTo', type: 'string', text: 'Ticker of the coin that is paid out.' },
  {
    name: 'createdAt',
    type: 'integer',
    text: 'Microseconds since 1970; in v1, seconds.',
  },
  networkFeeField,
]

const shared = {
  status: 'new',
  payinAddress: 'bc1qgjgmppz3p9r97748xjzvya9e345008qwez7qhw',
  payinExtraId: null,
  payoutAddress: '0x562f987CE7eb86EF3eC585b2A11b44849C1E48C2',
  payoutExtraId: null,
  refundAddress: 'bc1qk2q3qyf03dvd6m92hz342qpdkddthf5m8nw0lj',
  refundExtraId: null,
  amountExpectedFrom: '0.01',
  currencyFrom: 'btc',
  currencyTo: 'eth',
  networkFee: '0.0003',
} as const

/** Of the customer's link in the examples. */
export const exampleHolderSecret = 'k2pJ0mVd8hXq4sRw9bTzLcYe3nUa7fGiHo1vDx6KzQM'

/** An order at either rate, as it is. */
export const exampleOrder = {
  float: {
    id: 'cu5WQCksBP1Atz-fGPOslg',
    trackUrl: '{site}/transaction/cu5WQCksBP1Atz-fGPOslg',
    type: 'float',
    ...shared,
    amountExpectedTo: '0.149534267413310165',
    createdAt: 1_795_728_113_824_000,
  },
  fixed: {
    id: 'OKR8IAnB8K81EM5_5C5GUA',
    trackUrl: '{site}/transaction/OKR8IAnB8K81EM5_5C5GUA',
    type: 'fixed',
    ...shared,
    amountExpectedTo: '0.148800066112488156',
    createdAt: 1_795_728_114_197_000,
    payTill: '2026-11-26T21:41:54.197+00:00',
  },
} as const
