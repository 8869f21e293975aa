export { type OrderStatusMail, orderStatusMail } from './order-status.ts'
