import { hydrateIsland } from '../islands/index.ts'
import { paymentPage } from './payment-page.tsx'

hydrateIsland(paymentPage)
