import type { FieldReference } from './method-reference.ts'

const chains: readonly FieldReference[] = [
  {
    name: 'chainFrom',
    type: 'string',
    text: 'Blockchain of `from`, if the ticker alone is ambiguous: `eth` with `arbitrum`.',
  },
  { name: 'chainTo', type: 'string', text: 'Blockchain of `to`.' },
]

/** What a partner adds for himself. */
export const commissionParam: FieldReference = {
  name: 'commissionBps',
  type: 'integer',
  text: 'Your own commission in basis points (100 is 1 %), which the customer pays. Send the same value to quotes and creations.',
}

/** The pair that a request is about. */
export const pairParams: readonly FieldReference[] = [
  {
    name: 'from',
    type: 'string',
    text: 'Ticker of the coin that is paid in. Upper and lower case are the same.',
    isRequired: true,
  },
  {
    name: 'to',
    type: 'string',
    text: 'Ticker of the coin that is paid out.',
    isRequired: true,
  },
  ...chains,
  commissionParam,
]

/** An amount on either side. */
export const eitherAmount: readonly FieldReference[] = [
  {
    name: 'amountFrom',
    type: 'decimal string',
    text: 'Amount to pay in. `amount` means the same. Give this or `amountTo`.',
  },
  {
    name: 'amountTo',
    type: 'decimal string',
    text: 'Amount to receive, before the network fee.',
  },
]

/** The pair as quotes repeat it. */
export const pairFields: readonly FieldReference[] = [
  { name: 'from', type: 'string', text: 'Ticker of the coin that is paid in.' },
  { name: 'to', type: 'string', text: 'Ticker of the coin that is paid out.' },
]

/** What a quoted amount comes to. */
export const amountFields: readonly FieldReference[] = [
  { name: 'amountFrom', type: 'decimal string', text: 'Amount that is paid in.' },
  {
    name: 'amountTo',
    type: 'decimal string',
    text: 'Amount before the network fee. The customer receives `amountTo` less `networkFee`.',
  },
  { name: 'fee', type: 'decimal string', text: 'Exchange fee in `to`, already deducted.' },
]

export const networkFeeField: FieldReference = {
  name: 'networkFee',
  type: 'decimal string',
  text: 'Network fee of the payout, in the coin paid out.',
}

/** Limits of a pair, which every quote repeats. */
export const limitFields: readonly FieldReference[] = [
  { name: 'min', type: 'decimal string', text: 'The same as `minFrom`.' },
  { name: 'minFrom', type: 'decimal string', text: 'Smallest amount to pay in.' },
  {
    name: 'minTo',
    type: 'decimal string',
    text: 'Smallest amount to receive, before the network fee.',
  },
  { name: 'max', type: 'decimal string', text: 'The same as `maxFrom`.' },
  { name: 'maxFrom', type: 'decimal string', text: 'Largest amount to pay in.' },
  {
    name: 'maxTo',
    type: 'decimal string',
    text: 'Largest amount to receive, before the network fee.',
  },
]

/** A pair, and an amount for it, as examples ask. */
export const examplePair = { from: 'btc', to: 'eth' } as const
export const exampleAmount = { ...examplePair, amountFrom: '0.01' } as const

/** Limits as examples have them. */
export const exampleLimits = {
  max: '5.79709681',
  maxFrom: '5.79709681',
  maxTo: '86.472807915548877047',
  min: '0.00016717',
  minFrom: '0.00016717',
  minTo: '0.002500003233900665',
} as const
