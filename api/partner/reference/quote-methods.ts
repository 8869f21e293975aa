import type { MethodReference } from './method-reference.ts'
import {
  amountFields,
  exampleAmount,
  exampleLimits,
  examplePair,
  limitFields,
  networkFeeField,
  pairFields,
  pairParams,
} from './shared-fields.ts'

const pairErrors = [
  'invalidParameter',
  'currencyNotFound',
  'currencyDisabled',
  'currencyDisabledAs',
] as const
/** Errors of a quote for an amount. */
export const amountErrors = [...pairErrors, 'belowMinimum', 'aboveMaximum', 'noLiquidity'] as const

export const LIST_NOTE =
  'Takes one object or a list of objects. If the only pair is wrong, you get an error; in a list of several, wrong pairs are left out.'

export const getPairsParamsReference: MethodReference = {
  summary: 'Smallest and largest amounts of pairs, at floating and at guaranteed rates.',
  notes: [LIST_NOTE, 'Limits follow the market. Don’t keep them for longer than a minute.'],
  params: pairParams,
  result: 'A list with one entry for each pair.',
  fields: [
    ...pairFields,
    { name: 'minAmountFloat', type: 'decimal string', text: 'Smallest amount, floating rate.' },
    { name: 'maxAmountFloat', type: 'decimal string', text: 'Largest amount, floating rate.' },
    {
      name: 'minAmountFixed',
      type: 'decimal string or null',
      text: 'Smallest amount, guaranteed rate. Null if the pair has none.',
    },
    {
      name: 'maxAmountFixed',
      type: 'decimal string or null',
      text: 'Largest amount, guaranteed rate.',
    },
  ],
  errors: pairErrors,
  example: {
    params: [examplePair],
    result: [
      {
        ...examplePair,
        minAmountFloat: '0.00016717',
        maxAmountFloat: '5.79709681',
        minAmountFixed: '0.00016802',
        maxAmountFixed: '5.79709681',
      },
    ],
  },
}

export const getMinAmountReference: MethodReference = {
  summary: 'Smallest amount of a pair at the floating rate.',
  notes: [],
  params: pairParams,
  result: 'A decimal string.',
  fields: [],
  errors: pairErrors,
  example: { params: examplePair, result: '0.00016717' },
}

export const getExchangeAmountReference: MethodReference = {
  summary: 'What an amount gives at the floating rate.',
  notes: [
    LIST_NOTE,
    'An estimate: the rate is settled when the payment is confirmed.',
    'In v1, a bare object is answered with `amountTo` alone, as a string.',
  ],
  params: [
    ...pairParams,
    {
      name: 'amountFrom',
      type: 'decimal string',
      text: 'Amount to pay in. `amount` means the same.',
      isRequired: true,
    },
  ],
  result: 'A list with one entry for each amount.',
  fields: [
    ...pairFields,
    ...amountFields,
    networkFeeField,
    { name: 'visibleAmount', type: 'decimal string', text: '`amountTo` plus `fee`.' },
    { name: 'rate', type: 'decimal string', text: 'Amount of `to` for one `from`, before fees.' },
    ...limitFields,
  ],
  errors: amountErrors,
  example: {
    params: [exampleAmount],
    result: [
      {
        ...exampleAmount,
        amountTo: '0.149548557390719987',
        visibleAmount: '0.14992336580523307',
        networkFee: '0.0003',
        fee: '0.000374808414513083',
        ...exampleLimits,
        rate: '14.99233658',
      },
    ],
  },
}
