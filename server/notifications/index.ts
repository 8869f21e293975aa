export type { AccountMail, Notifier, OrderMail, OrderMailFacts } from './notifier.ts'
export { type Outbox, openOutbox } from './outbox.ts'
