import { wakePart } from '../../live-parts/index.ts'
import { processingPage } from './processing-page.tsx'

wakePart(processingPage)
