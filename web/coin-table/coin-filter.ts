/** What of a coin the filters look at. */
export type FilteredCoin = {
  /** Everything that can be searched for, as `searchText` makes it. */
  readonly text: string
  readonly network: string
  readonly status: string
  readonly needsMemo: boolean
  readonly hasFixedRate: boolean
}

/** What the visitor is looking for; empty texts stand for anything. */
export type CoinFilter = {
  readonly query: string
  readonly network: string
  readonly status: string
  readonly isMemoOnly: boolean
  readonly isFixedOnly: boolean
}

const LONGEST_QUERY = 60

/** What the field for the search is called: `q`, and `find` in the lists of all coins. */
export type SearchField = 'q' | 'find'

/** Reads the filters out of an address or a form: the search, `network`, `status`, `memo` and `fixed`. */
export function readCoinFilter(values: URLSearchParams, field: SearchField = 'q'): CoinFilter {
  return {
    query: (values.get(field) ?? '').slice(0, LONGEST_QUERY),
    network: values.get('network') ?? '',
    status: values.get('status') ?? '',
    isMemoOnly: values.get('memo') === '1',
    isFixedOnly: values.get('fixed') === '1',
  }
}

/** The filters as a query without its question mark, only those that are set: an empty text where none is. */
export function coinFilterQuery(filter: CoinFilter, field: SearchField = 'q'): string {
  const values = new URLSearchParams()
  if (filter.query.trim() !== '') values.set(field, filter.query.trim())
  if (filter.network !== '') values.set('network', filter.network)
  if (filter.status !== '') values.set('status', filter.status)
  if (filter.isMemoOnly) values.set('memo', '1')
  if (filter.isFixedOnly) values.set('fixed', '1')
  return values.toString()
}

/** Texts as the search compares them: small letters without accents. */
export function searchText(...texts: readonly string[]): string {
  return texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether a coin has every word that was typed, and is of the kind that was chosen. */
export function fitsCoinFilter(coin: FilteredCoin, filter: CoinFilter): boolean {
  const words = searchText(filter.query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return (
    words.every((word) => coin.text.includes(word)) &&
    (filter.network === '' || coin.network === filter.network) &&
    (filter.status === '' || coin.status === filter.status) &&
    (!filter.isMemoOnly || coin.needsMemo) &&
    (!filter.isFixedOnly || coin.hasFixedRate)
  )
}
