export type {
  AccountMail,
  MailStaff,
  Notifier,
  OrderMail,
  OrderMailFacts,
  StaffMail,
} from './notifier.ts'
export { type Outbox, openOutbox, type StaffMailWatch } from './outbox.ts'
export { readMailQueue } from './read-mail-queue.ts'
