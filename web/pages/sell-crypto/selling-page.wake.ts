import { wakePart } from '../../live-parts/index.ts'
import { sellingPage } from './selling-page.tsx'

wakePart(sellingPage)
