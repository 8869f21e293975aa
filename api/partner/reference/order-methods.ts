import { exampleOrder, sharedOrderFields, trackUrlFields } from './example-order.ts'
import type { FieldReference, MethodReference } from './method-reference.ts'

const TIME = 'microseconds since 1970 (v1: seconds); 0 before'

const laterFields: readonly FieldReference[] = [
  { name: 'moneyReceived', type: 'integer', text: `When the payment was seen, ${TIME}.` },
  { name: 'moneySent', type: 'integer', text: `When the payout was sent, ${TIME}.` },
  { name: 'rate', type: 'decimal string', text: 'Amount of the second coin for one of the first.' },
  { name: 'payinConfirmations', type: 'string', text: 'Confirmations of the payment so far.' },
  { name: 'payinExtraIdName', type: 'string or null', text: 'What `payinExtraId` is called.' },
  { name: 'payinHash', type: 'string or null', text: 'Transaction of the payment.' },
  { name: 'payoutExtraIdName', type: 'string or null', text: 'What `payoutExtraId` is called.' },
  { name: 'payoutHash', type: 'string or null', text: 'Transaction of the payout.' },
  { name: 'payoutHashLink', type: 'list of strings or null', text: 'Its block explorer pages.' },
  { name: 'refundHash', type: 'string or null', text: 'Transaction of the refund.' },
  { name: 'refundHashLink', type: 'list of strings or null', text: 'Its block explorer pages.' },
  { name: 'amountFrom', type: 'decimal string', text: 'What was received; `0` before.' },
  {
    name: 'amountTo',
    type: 'decimal string',
    text: 'What was paid out, before the network fee; `0` before.',
  },
  { name: 'changellyFee', type: 'decimal string', text: 'Exchange fee in percent.' },
  { name: 'apiExtraFee', type: 'decimal string', text: 'Always `0`.' },
  {
    name: 'totalFee',
    type: 'decimal string',
    text: 'Exchange fee and network fee, in the coin paid out.',
  },
  {
    name: 'canPush',
    type: 'boolean',
    text: 'The customer can have an order on hold exchanged on the order’s page.',
  },
  {
    name: 'canRefund',
    type: 'boolean',
    text: 'The customer can have an order on hold refunded on the order’s page.',
  },
  { name: 'refundReason', type: 'string, optional', text: 'Only of an order that is refunded.' },
  { name: 'subaccountId', type: 'string or null', text: 'As you gave it.' },
  { name: 'userMetadata', type: 'any JSON or null', text: 'As you gave it.' },
]

const filterParams: readonly FieldReference[] = [
  { name: 'id', type: 'string or list', text: 'One order, or up to 10.' },
  { name: 'status', type: 'string or list', text: 'Only orders in these statuses, up to 10.' },
  { name: 'currency', type: 'string or list', text: 'Coins paid in, up to 10 tickers.' },
  { name: 'address', type: 'string or list', text: 'Deposit addresses, up to 10.' },
  { name: 'payoutAddress', type: 'string or list', text: 'Payout addresses, up to 10.' },
  { name: 'extraId', type: 'string', text: 'Memo or destination tag of the deposit address.' },
  {
    name: 'since',
    type: 'integer',
    text: 'Orders created at this time or later, in microseconds since 1970.',
  },
  { name: 'limit', type: 'integer', text: '1 to 100; 10 if it is missing.' },
  { name: 'offset', type: 'integer', text: 'How many of the newest orders to skip.' },
]

const { float } = exampleOrder
const PAYOUT = '0x5b043d6ab180a1384d1f5387993cc5b39b2b1eaa02849738c6d54ad19bf7f074'

export const getTransactionsReference: MethodReference = {
  summary: 'Your orders, newest first.',
  notes: ['Only orders that were created with keys of yours. Without parameters: the last 10.'],
  params: filterParams,
  result: 'A list of orders.',
  fields: [trackUrlFields.read, ...sharedOrderFields, ...laterFields],
  errors: ['invalidParameter'],
  example: {
    params: { id: float.id },
    result: [
      {
        ...float,
        moneyReceived: 1_795_728_114_763_000,
        moneySent: 1_795_728_116_852_000,
        rate: '14.99056273',
        payinConfirmations: '9',
        status: 'finished',
        payinExtraIdName: null,
        payinHash: '97ac91ea13a786622c7c920c4f5464be41d959b3a0ce3a014a4da052859782f9',
        payoutExtraIdName: null,
        payoutHash: PAYOUT,
        payoutHashLink: [`https://etherscan.io/tx/${PAYOUT}`],
        refundHash: null,
        refundHashLink: null,
        amountFrom: '0.01',
        amountTo: '0.14953086330312706',
        changellyFee: '0.25',
        apiExtraFee: '0',
        totalFee: '0.00067476406842889',
        canPush: false,
        canRefund: false,
        subaccountId: null,
        userMetadata: null,
      },
    ],
  },
}

export const getStatusReference: MethodReference = {
  summary: 'The status of one of your orders.',
  notes: ['Use [webhooks](/developers/webhooks) instead of asking again and again.'],
  params: [{ name: 'id', type: 'string', text: 'The order.', isRequired: true }],
  result: 'One of the [statuses](/developers/statuses).',
  fields: [],
  errors: ['invalidParameter'],
  example: { params: { id: float.id }, result: 'finished' },
}
