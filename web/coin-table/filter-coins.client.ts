import { filterCoins } from './filter-coins.ts'

filterCoins(document)
