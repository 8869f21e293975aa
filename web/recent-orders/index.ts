export { type RecentOrder, readRecentOrders, rememberOrder } from './recent-orders.ts'
