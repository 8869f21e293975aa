import type { ExchangeChoice } from '../exchange-choice.ts'

/** The choice as hidden fields, so that every post of the page carries it. */
export function ChoiceFields({ choice }: { readonly choice: ExchangeChoice }) {
  return (
    <>
      <input type="hidden" name="from" value={choice.from} />
      <input type="hidden" name="to" value={choice.to} />
      <input type="hidden" name="amountFrom" value={choice.amountFrom} />
      <input type="hidden" name="amountTo" value={choice.amountTo} />
      <input type="hidden" name="isFixedRate" value={choice.isFixedRate ? 'true' : 'false'} />
    </>
  )
}
