import { createElement as element, type ReactNode } from 'react'

export type ReferenceCoin = { readonly ticker: string; readonly network: string }

export type ReferenceFormProps = {
  readonly coins: readonly ReferenceCoin[]
  readonly from: string
  readonly to: string
  readonly amountFrom: string
  readonly amountTo: string
  readonly onAmount?: (text: string) => void
}

/** The form that every reference page shows: two amounts, two lists of all coins, a button. Without JSX: Node runs it. */
export function ReferenceForm(props: ReferenceFormProps): ReactNode {
  const { coins, from, to, amountFrom, amountTo, onAmount } = props
  return element(
    'form',
    { method: 'post', action: '/processing' },
    element(
      'label',
      null,
      'You send',
      element(AmountField, { name: 'amountFrom', value: amountFrom, onAmount }),
    ),
    element(CoinField, { name: 'from', coins, value: from }),
    element('label', null, 'You get', element(AmountField, { name: 'amountTo', value: amountTo })),
    element(CoinField, { name: 'to', coins, value: to }),
    element('button', { type: 'submit' }, 'Exchange'),
  )
}

type AmountFieldProps = {
  readonly name: string
  readonly value: string
  readonly onAmount?: ((text: string) => void) | undefined
}

function AmountField({ name, value, onAmount }: AmountFieldProps): ReactNode {
  return element('input', {
    name,
    value,
    inputMode: 'decimal',
    readOnly: name === 'amountTo',
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onAmount?.(event.target.value),
  })
}

function CoinField(props: {
  readonly name: string
  readonly value: string
  readonly coins: readonly ReferenceCoin[]
}): ReactNode {
  const { name, value, coins } = props
  const options = coins.map(({ ticker, network }) =>
    element('option', { key: ticker, value: ticker }, `${ticker.toUpperCase()} (${network})`),
  )
  return element('select', { name, defaultValue: value }, options)
}
