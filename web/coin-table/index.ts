export {
  type CoinFilter,
  coinFilterQuery,
  type FilteredCoin,
  readCoinFilter,
  searchText,
} from './coin-filter.ts'
export { CoinPageLinks } from './coin-page-links.tsx'
export { readCoinPage } from './coin-pages.ts'
export { visibleCoins } from './visible-coins.ts'
