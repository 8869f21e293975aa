import type { AccountMailKind, OrderDetail } from '@causeway/content/mail'
import type { Tx } from '../db/index.ts'

/** A mail to write once the transaction has committed. */
export type OrderMail = {
  readonly to: string
  readonly publicCode: string
  /** Code of the language to write in; null for English. */
  readonly language: string | null
  readonly state: string
  /** Why an order on hold waits; null otherwise. */
  readonly reason: string | null
  /** The message that it brings (`order_message.id`); null or absent in all other mails. */
  readonly messageId?: string | null
  /** An order's event is told once. */
  readonly key: string
}

/** What a mail about an order tells beside its state, read when it is written. */
export type OrderMailFacts = {
  readonly details: readonly OrderDetail[]
  /** Lets its reader decide about the order; null in all mails but a guest's first. */
  readonly holderSecret: string | null
  /** What staff wrote to the holder; null in all mails but those that bring it. */
  readonly message: string | null
}

/** A mail about an account, to write once the transaction has committed. */
export type AccountMail = {
  readonly to: string
  /** Code of the language to write in; null for English. */
  readonly language: string | null
  readonly kind: AccountMailKind
  /**
   * `link`: a page's path without origin and language (`/auth/confirm/{token}`), for `confirm`, `social-confirm`,
   * `already-registered`, `recover`, `email-change`, `suspicious-sign-in` and the kinds about API keys and webhooks;
   * `email`: the new address, for `email-change` and
   * `email-change-notice`; `device`, `country` (ISO 3166-1) and `at` (ISO 8601, UTC), for both kinds of sign-in;
   * `provider`, for `social-confirm` and `social-linked`; `name`, for `passkey-added`; `key`, for the kinds about API keys;
   * `url`, for `webhooks-paused`; `sum`, `to`, `transaction`, `coin`, `month` and `orders`, for the kinds about affiliates, which have a
   * link too. What is missing is left out of the mail; a missing
   * link is thrown.
   */
  readonly facts: Readonly<Record<string, string>>
  /** What happened is told once. */
  readonly key: string
}

/** A mail to a member of staff, to write once the transaction has committed. `link`: path without origin. */
export type StaffMail =
  | {
      readonly to: string
      readonly kind: 'staff-invitation'
      readonly facts: Readonly<Record<'link' | 'role', string>>
      /** Names the invitation. */
      readonly key: string
    }
  | {
      /** A note about an order mentions the member. */
      readonly to: string
      readonly kind: 'staff-mention'
      /** `code`: public code of the order. */
      readonly facts: Readonly<Record<'link' | 'code', string>>
      /** Names the mention. */
      readonly key: string
    }

/** Leaves a mail to staff, in the caller’s transaction. */
export type MailStaff = (tx: Tx, mail: StaffMail) => Promise<void>

/** Leaves work in the outbox, in the caller's transaction. */
export type Notifier = {
  readonly orderChanged: (tx: Tx, mail: OrderMail) => Promise<void>
  readonly accountMail: (tx: Tx, mail: AccountMail) => Promise<void>
}
