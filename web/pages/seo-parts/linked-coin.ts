import type { CurrencyOut } from '@causeway/api/contract'

/** What a link to a coin's page shows of it. */
export type LinkedCoin = Pick<
  CurrencyOut,
  'ticker' | 'code' | 'fullName' | 'network' | 'networkBadge' | 'contractAddress'
>

/** The slim coin that a page carries for a link. */
export function linkedCoin(coin: CurrencyOut): LinkedCoin {
  const { ticker, code, fullName, network, networkBadge, contractAddress } = coin
  return { ticker, code, fullName, network, networkBadge, contractAddress }
}
