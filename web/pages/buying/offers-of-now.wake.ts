import { wakePart } from '../../live-parts/index.ts'
import { offersOfNow } from './offers-of-now.tsx'

wakePart(offersOfNow)
