import { wakePart } from '../../live-parts/index.ts'
import { sandboxMailPage } from './sandbox-mail-page.tsx'

wakePart(sandboxMailPage)
