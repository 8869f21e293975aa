import type { WebhookFailure, WebhookMessage } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import type { ComplianceNeeds } from './screen-due.ts'

export type IdentityWebhookFailure = WebhookFailure | Failure<'provider_unknown'>

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * A provider's message calls for a look at one identification, and no more: what counts is what the provider answers
 * when it is asked (follow-identifications). So one that is sent again, late or out of turn changes nothing (ADR 0019).
 */
export async function handleIdentityMessage(
  needs: Pick<ComplianceNeeds, 'database' | 'compliance' | 'wake'>,
  provider: string,
  message: WebhookMessage,
): Promise<Result<null, IdentityWebhookFailure>> {
  const port = needs.compliance?.identity ?? null
  if (port === null || port.name !== provider) return fail({ code: 'provider_unknown' })
  const read = port.readWebhook(message)
  if (!read.ok) return read
  const { reference } = read.value
  if (reference === null || !UUID.test(reference)) return ok(null)
  await needs.database
    .direct()
    .updateTable('identification')
    .set({ due_at: sql<Date>`now()`, attempts: 0 })
    .where('order_id', '=', reference)
    .where('status', '<>', 'waived')
    .execute()
  needs.wake('identifications')
  return ok(null)
}
