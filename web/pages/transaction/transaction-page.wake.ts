import { wakePart } from '../../live-parts/index.ts'
import { transactionPage } from './transaction-page.tsx'

wakePart(transactionPage)
