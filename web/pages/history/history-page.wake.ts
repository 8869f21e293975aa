import { wakePart } from '../../live-parts/index.ts'
import { historyPage } from './history-page.tsx'

wakePart(historyPage)
