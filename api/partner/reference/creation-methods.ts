import { secretLink } from '@causeway/core/orders'
import {
  exampleHolderSecret,
  exampleOrder,
  sharedOrderFields,
  trackUrlFields,
} from './example-order.ts'
import type { FieldReference, MethodReference } from './method-reference.ts'
import { amountErrors } from './quote-methods.ts'
import { eitherAmount, exampleAmount, pairParams } from './shared-fields.ts'

const customerParams: readonly FieldReference[] = [
  {
    name: 'address',
    type: 'string',
    text: 'Where the customer receives the coins.',
    isRequired: true,
  },
  {
    name: 'extraId',
    type: 'string',
    text: 'Memo or destination tag of `address`. Without it, coins sent to a shared address can be lost.',
  },
  { name: 'refundExtraId', type: 'string', text: 'Memo or destination tag of `refundAddress`.' },
  { name: 'fromAddress', type: 'string', text: 'Address that the customer pays from, if known.' },
  { name: 'fromExtraId', type: 'string', text: 'Its memo or destination tag.' },
  {
    name: 'subaccountId',
    type: 'string',
    text: 'Your own name for the customer, at most 300 characters. Reports group by it.',
  },
  {
    name: 'userMetadata',
    type: 'any JSON',
    text: 'Data of your own, at most 4000 characters. getTransactions returns it.',
  },
]

const createdFields: readonly FieldReference[] = [
  trackUrlFields.created,
  ...sharedOrderFields,
  { name: 'amountTo', type: 'decimal string', text: 'The same as `amountExpectedTo`.', only: 'v1' },
  { name: 'changellyFee', type: 'decimal string', text: 'Exchange fee in percent.', only: 'v1' },
  { name: 'apiExtraFee', type: 'decimal string', text: 'Your commission in percent.', only: 'v1' },
  {
    name: 'kycRequired',
    type: 'boolean',
    text: 'Whether the order waits for an identity check.',
    only: 'v1',
  },
]

const creationErrors = [
  ...amountErrors,
  'invalidAddress',
  'invalidRefundAddress',
  'noAddress',
  'tooManyRequests',
] as const

const REPEATS =
  'Safe to repeat: the same request, byte by byte, within a minute returns the first order. To make sure of that for 31 days, send an `Idempotency-Key` header of your own. Once something was paid, `trackUrl` comes without its secret.'

const { fixed, float } = exampleOrder
const created = <T extends { readonly trackUrl: string }>(order: T): T => ({
  ...order,
  trackUrl: secretLink(order.trackUrl, exampleHolderSecret),
})

export const createTransactionReference: MethodReference = {
  summary: 'Creates an order at the floating rate.',
  notes: [REPEATS, 'Show the customer `payinAddress` and, if it isn’t null, `payinExtraId`.'],
  params: [
    ...pairParams,
    ...eitherAmount,
    ...customerParams,
    {
      name: 'refundAddress',
      type: 'string',
      text: 'Where the payment goes back to if it can’t be exchanged. Ask for it.',
    },
  ],
  result: 'The order.',
  fields: createdFields,
  errors: creationErrors,
  example: {
    params: { ...exampleAmount, address: float.payoutAddress, refundAddress: float.refundAddress },
    result: created(float),
  },
}

export const createFixTransactionReference: MethodReference = {
  summary: 'Creates an order at a guaranteed rate.',
  notes: [
    'Get `rateId` from getFixRateForAmount or getFixRate first.',
    'The rate is guaranteed if the customer pays the exact amount before `payTill`.',
    REPEATS,
  ],
  params: [
    ...pairParams,
    ...eitherAmount,
    {
      name: 'rateId',
      type: 'string',
      text: 'From getFixRateForAmount or getFixRate. Each can be used once.',
      isRequired: true,
    },
    {
      name: 'refundAddress',
      type: 'string',
      text: 'Where the payment goes back to if it comes late or differs.',
      isRequired: true,
    },
    ...customerParams,
  ],
  result: 'The order.',
  fields: [
    ...createdFields,
    {
      name: 'payTill',
      type: 'string',
      text: 'ISO 8601: the rate is guaranteed if the customer has paid by then.',
    },
  ],
  errors: [...creationErrors, 'currencyNotFixed', 'rateOver', 'tooManyFixed'],
  example: {
    params: {
      ...exampleAmount,
      address: fixed.payoutAddress,
      refundAddress: fixed.refundAddress,
      rateId: 'bW9kZX5leGFtcGxlfmJ0Y35ldGg.Nn7hyaCTHSGBIrUERbCihVfttjqoQQlXXBdGdaMGd6s',
    },
    result: created(fixed),
  },
}
