import { wakePart } from '../../live-parts/index.ts'
import { dealPage } from './deal-page.tsx'

wakePart(dealPage)
