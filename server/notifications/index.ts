export type { AccountMail, Notifier, OrderMail } from './notifier.ts'
export { type Outbox, openOutbox } from './outbox.ts'
