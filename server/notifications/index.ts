export type { AccountMail, Notifier, OrderMail, OrderMailFacts } from './notifier.ts'
export { type Outbox, openOutbox } from './outbox.ts'
export { type MailQueue, readMailQueue } from './read-mail-queue.ts'
