export { type OrderStatusFacts, type OrderStatusMail, orderStatusMail } from './order-status.ts'
