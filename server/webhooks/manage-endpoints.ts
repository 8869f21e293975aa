import type { WebhookEvent } from '@causeway/core/partners'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql, type UpdateObject } from 'kysely'
import type { Database, Tables } from '../db/index.ts'
import { sealText } from '../secrets/sealed-text.ts'
import { type AddNeeds, isUsable } from './add-endpoint.ts'
import { newSigningSecret } from './sign-webhook.ts'
import type {
  EndpointNotFound,
  EndpointView,
  ProofCheck,
  UrlRefused,
  WebhookNeeds,
} from './webhook-types.ts'

const ROTATION_HOURS = 24

/** Which endpoint is meant, and whose it is; another partner's is answered as one that does not exist. */
export type EndpointKey = { readonly partnerId: string; readonly endpointId: string }

/** A partner's endpoints, oldest first. */
export async function listEndpoints(
  { clock, database }: Pick<WebhookNeeds, 'clock' | 'database'>,
  partnerId: string,
): Promise<readonly EndpointView[]> {
  const rows = await database
    .direct()
    .selectFrom('webhook_endpoint as endpoint')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('webhook_delivery')
        .select((inner) => inner.fn.countAll<string>().as('count'))
        .whereRef('endpoint_id', '=', 'endpoint.id')
        .where('due_at', 'is not', null)
        .as('waiting'),
    )
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const now = clock.now()
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    events: row.events,
    signing: row.public_key === null ? 'hmac' : 'ed25519',
    publicKey: row.public_key,
    createdAt: row.created_at,
    previousUntil:
      row.previous_until !== null && row.previous_until.getTime() > now ? row.previous_until : null,
    failures: row.failures,
    pausedBecause: row.pause_reason,
    waiting: Number(row.waiting),
  }))
}

/** Changes what an endpoint is told, or where. What waits for it goes to the new address. */
export async function changeEndpoint<F extends Failure = never>(
  needs: AddNeeds,
  { prove, ...key }: EndpointKey & { readonly prove?: ProofCheck<F> | undefined },
  change: { readonly url: string; readonly events: readonly WebhookEvent[] },
): Promise<Result<null, EndpointNotFound | UrlRefused | F>> {
  if (!isUsable(change.url, needs)) return fail({ code: 'endpoint_url_refused' })
  const proven = await prove?.()
  if (proven?.ok === false) return proven
  const events = [...new Set(change.events)]
  return changed(needs.database, key, { url: change.url, events, failures: 0 })
}

/** From now on nothing is sent to it, and what waits for it is forgotten. */
export async function removeEndpoint(
  { clock, database }: Pick<WebhookNeeds, 'clock' | 'database'>,
  key: EndpointKey,
): Promise<Result<null, EndpointNotFound>> {
  const removed = await changed(database, key, { deleted_at: new Date(clock.now()) })
  if (!removed.ok) return removed
  await database
    .direct()
    .updateTable('webhook_delivery')
    .set({ due_at: null })
    .where('endpoint_id', '=', key.endpointId)
    .where('due_at', 'is not', null)
    .execute()
  return ok(null)
}

/** Pauses an endpoint by its owner’s wish; what happens meanwhile waits for it. */
export async function pauseEndpoint(
  { clock, database }: Pick<WebhookNeeds, 'clock' | 'database'>,
  key: EndpointKey,
): Promise<Result<null, EndpointNotFound>> {
  return changed(database, key, { paused_at: new Date(clock.now()), pause_reason: 'owner' })
}

/** Lets a paused endpoint go on: what waits for it, and what was given up when it was paused, is sent at once. */
export async function resumeEndpoint(
  { clock, database }: Pick<WebhookNeeds, 'clock' | 'database'>,
  key: EndpointKey,
): Promise<Result<null, EndpointNotFound>> {
  return database.transaction('resume_webhook_endpoint', async (tx) => {
    const endpoint = await tx
      .selectFrom('webhook_endpoint')
      .select('paused_at')
      .where('id', '=', key.endpointId)
      .where('partner_id', '=', key.partnerId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (endpoint === undefined) return fail({ code: 'endpoint_not_found' })
    if (endpoint.paused_at === null) return ok(null)
    const now = new Date(clock.now())
    await tx
      .updateTable('webhook_delivery')
      .set({ due_at: now, tries: 0, failed_at: null })
      .where('endpoint_id', '=', key.endpointId)
      .where((where) =>
        where.or([
          where('due_at', 'is not', null),
          where('failed_at', '>=', endpoint.paused_at as Date),
        ]),
      )
      .execute()
    await tx
      .updateTable('webhook_endpoint')
      .set({ paused_at: null, pause_reason: null, failures: 0 })
      .where('id', '=', key.endpointId)
      .execute()
    return ok(null)
  })
}

/** Another secret. Messages carry the signatures of both for a day. */
export async function rotateSecret<F extends Failure = never>(
  needs: WebhookNeeds,
  { prove, ...key }: EndpointKey & { readonly prove?: ProofCheck<F> | undefined },
): Promise<Result<{ readonly shown: string }, EndpointNotFound | F>> {
  const { clock, database, partnerKey } = needs
  const endpoint = await database
    .direct()
    .selectFrom('webhook_endpoint')
    .select('public_key')
    .where('id', '=', key.endpointId)
    .where('partner_id', '=', key.partnerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (endpoint === undefined) return fail({ code: 'endpoint_not_found' })
  const proven = await prove?.()
  if (proven?.ok === false) return proven
  const signing = endpoint.public_key === null ? 'hmac' : 'ed25519'
  const { publicKey, secret, shown } = newSigningSecret(signing)
  const done = await changed(database, key, {
    previous_secret: sql<string>`sealed_secret`,
    previous_until: new Date(clock.now() + ROTATION_HOURS * 3_600_000),
    sealed_secret: sealText(partnerKey, key.endpointId, secret),
    public_key: publicKey,
  })
  return done.ok ? ok({ shown }) : done
}

type EndpointChange = UpdateObject<Tables, 'webhook_endpoint', 'webhook_endpoint'>

async function changed(
  database: Database,
  { endpointId, partnerId }: EndpointKey,
  set: EndpointChange,
): Promise<Result<null, EndpointNotFound>> {
  const { numUpdatedRows } = await database
    .direct()
    .updateTable('webhook_endpoint')
    .set(set)
    .where('id', '=', endpointId)
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? fail({ code: 'endpoint_not_found' }) : ok(null)
}
