import { wakePart } from '../../live-parts/index.ts'
import { trackPage } from './track-page.tsx'

wakePart(trackPage)
