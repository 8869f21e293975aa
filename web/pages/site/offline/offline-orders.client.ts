import { hydrateIsland } from '../../../islands/index.ts'
import { offlineOrders } from './offline-orders.tsx'

hydrateIsland(offlineOrders)
