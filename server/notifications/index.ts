export type { AccountMail, Notifier, OrderMail, OrderMailFacts } from './notifier.ts'
export { type Outbox, openOutbox } from './outbox.ts'
export { readMailQueue } from './read-mail-queue.ts'
