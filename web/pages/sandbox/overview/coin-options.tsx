import type { CurrencyOut } from '@causeway/api/contract'

/** The coins of a list to choose from, in the order given. */
export function CoinOptions({ coins }: { readonly coins: readonly CurrencyOut[] }) {
  return coins.map(({ ticker, fullName }) => (
    <option key={ticker} value={ticker}>
      {fullName}
    </option>
  ))
}
