import type { FieldReference, MethodReference } from './method-reference.ts'
import { amountErrors, LIST_NOTE } from './quote-methods.ts'
import {
  amountFields,
  commissionParam,
  eitherAmount,
  exampleAmount,
  exampleLimits,
  examplePair,
  limitFields,
  networkFeeField,
  pairFields,
  pairParams,
} from './shared-fields.ts'

const rateErrors = [
  'invalidParameter',
  'currencyNotFound',
  'currencyDisabled',
  'currencyDisabledAs',
  'currencyNotFixed',
] as const

const rateFields: readonly FieldReference[] = [
  {
    name: 'id',
    type: 'string',
    text: 'The `rateId` of createFixTransaction. It can be used once.',
  },
  { name: 'result', type: 'decimal string', text: 'The guaranteed rate, before the network fee.' },
  ...pairFields,
  networkFeeField,
  ...limitFields,
  {
    name: 'expiredAt',
    type: 'integer',
    text: 'Until when the `rateId` can be used, in seconds since 1970.',
  },
]

const exampleRate = {
  id: 'bW9kZX5leGFtcGxlfmJ0Y35ldGg.Nn7hyaCTHSGBIrUERbCihVfttjqoQQlXXBdGdaMGd6s',
  result: '14.91729986',
  ...examplePair,
  networkFee: '0.0003',
  ...exampleLimits,
  expiredAt: 1_795_728_137,
} as const

export const getFixRateForAmountReference: MethodReference = {
  summary: 'Guarantees a rate for an amount.',
  notes: [
    LIST_NOTE,
    'Create the order with `rateId` set to `id` before `expiredAt`, and with the same amount.',
  ],
  params: [...pairParams, ...eitherAmount],
  result: 'A list with one entry for each amount.',
  fields: [...rateFields, ...amountFields],
  errors: [...amountErrors, 'currencyNotFixed'],
  example: {
    params: [exampleAmount],
    result: [
      {
        ...exampleRate,
        amountFrom: exampleAmount.amountFrom,
        amountTo: '0.148800066112488156',
        fee: '0.000372932496522527',
      },
    ],
  },
}

export const getFixRateReference: MethodReference = {
  summary: 'Guarantees a rate for a pair before the amount is known.',
  notes: [
    LIST_NOTE,
    'One order of any amount within the limits can use it. For large amounts, getFixRateForAmount gives the exact result.',
  ],
  params: pairParams,
  result: 'A list with one entry for each pair. In v1, a bare object is answered with one entry.',
  fields: rateFields,
  errors: rateErrors,
  example: { params: [examplePair], result: [exampleRate] },
}

export const getFixRateBulkReference: MethodReference = {
  summary: 'Guarantees a rate for every pair of the most popular coins.',
  notes: ['A large reply. Ask getFixRate for the pairs that you need, if you know them.'],
  params: [commissionParam],
  result: 'A list with one entry for each pair.',
  fields: rateFields,
  errors: [],
  example: { result: [exampleRate] },
}
