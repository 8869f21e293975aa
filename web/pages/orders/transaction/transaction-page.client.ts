import { hydrateIsland } from '../../../islands/index.ts'
import { transactionPage } from './transaction-page.tsx'

hydrateIsland(transactionPage)
