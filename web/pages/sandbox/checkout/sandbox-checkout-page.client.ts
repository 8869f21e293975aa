import { hydrateIsland } from '../../../islands/index.ts'
import { sandboxCheckoutPage } from './sandbox-checkout-page.tsx'

hydrateIsland(sandboxCheckoutPage)
