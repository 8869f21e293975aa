export { forgetOrders, type RecentOrder, readRecentOrders, rememberOrder } from './recent-orders.ts'
