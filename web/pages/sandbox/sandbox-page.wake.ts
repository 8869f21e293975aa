import { wakePart } from '../../live-parts/index.ts'
import { sandboxPage } from './sandbox-page.tsx'

wakePart(sandboxPage)
