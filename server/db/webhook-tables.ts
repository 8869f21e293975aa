import type { WebhookEvent } from '@causeway/core/partners'
import type { ColumnType, Generated } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type WebhookEndpointTable = {
  id: string
  partner_id: string
  url: string
  events: readonly WebhookEvent[]
  sealed_secret: string
  public_key: Optional<string>
  previous_secret: Optional<string>
  previous_until: Optional<Date>
  created_at: Date
  failures: Generated<number>
  paused_at: Optional<Date>
  pause_reason: Optional<'owner' | 'failing' | 'gone'>
  deleted_at: Optional<Date>
}

export type WebhookDeliveryTable = {
  id: string
  endpoint_id: string
  /** Of `orders` or of `fiat_order`; null for a test message. */
  order_id: Optional<string>
  sequence: number
  kind: WebhookEvent | 'test'
  body: string
  created_at: Date
  attempts: Generated<number>
  tries: Generated<number>
  due_at: Optional<Date>
  delivered_at: Optional<Date>
  failed_at: Optional<Date>
}

export type WebhookAttemptTable = {
  delivery_id: string
  number: number
  at: Date
  milliseconds: number
  status: Optional<number>
  failure: Optional<string>
  reply: Optional<string>
}

export type CallbackKeyTable = {
  /** Which key it is sealed with; tells nothing of that key. */
  sealing_key: string
  sealed_private_key: string
  public_key: string
  created_at: Date
}
