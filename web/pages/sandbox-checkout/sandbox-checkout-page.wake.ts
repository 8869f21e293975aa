import { wakePart } from '../../live-parts/index.ts'
import { sandboxCheckoutPage } from './sandbox-checkout-page.tsx'

wakePart(sandboxCheckoutPage)
