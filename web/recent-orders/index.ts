export {
  forgetOrders,
  keepOnlyOrders,
  type RecentOrder,
  readRecentOrders,
  rememberOrder,
} from './recent-orders.ts'
