import { wakePart } from '../../live-parts/index.ts'
import { paymentPage } from './payment-page.tsx'

wakePart(paymentPage)
