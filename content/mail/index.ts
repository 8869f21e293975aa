export { type AccountMailFacts, accountMail } from './account-mail.ts'
export { type AccountMailKind, accountMailKinds } from './account-mail-kind.ts'
export type { WrittenMail } from './lay-out-mail.ts'
export { type OrderDetail, type OrderStatusFacts, orderStatusMail } from './order-status.ts'
