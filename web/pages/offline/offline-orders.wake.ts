import { wakePart } from '../../live-parts/index.ts'
import { offlineOrders } from './offline-orders.tsx'

wakePart(offlineOrders)
