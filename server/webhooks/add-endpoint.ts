import type { WebhookEvent } from '@causeway/core/partners'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Queryable } from '../db/index.ts'
import { sealText } from '../secrets/sealed-text.ts'
import { newSigningSecret } from './sign-webhook.ts'
import type {
  PartnerDisabled,
  ProofCheck,
  TooManyEndpoints,
  UrlRefused,
  WebhookNeeds,
  WebhookSigning,
} from './webhook-types.ts'

/** Of one partner. */
export const MOST_ENDPOINTS = 10
const LONGEST_URL = 2000

export type NewEndpoint = {
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly signing: WebhookSigning
}

export type AddNeeds = WebhookNeeds & { readonly allowsHttp: boolean }

export type AddedEndpoint = { readonly endpointId: string; readonly shown: string }
export type AddEndpointFailure = UrlRefused | TooManyEndpoints | PartnerDisabled

/**
 * A new endpoint, which a partner whom the operator disabled does not get. `shown`: what its owner verifies messages with; an
 * HMAC secret is shown now or never.
 */
export async function addEndpoint<F extends Failure = never>(
  needs: AddNeeds,
  { partnerId, prove }: { readonly partnerId: string; readonly prove?: ProofCheck<F> | undefined },
  { events, signing, url }: NewEndpoint,
): Promise<Result<AddedEndpoint, AddEndpointFailure | F>> {
  if (!isUsable(url, needs)) return fail({ code: 'endpoint_url_refused' })
  const room = await checkRoom(needs.database.direct(), partnerId)
  if (!room.ok) return room
  const proven = await prove?.()
  if (proven?.ok === false) return proven
  const { publicKey, secret, shown } = newSigningSecret(signing)
  return needs.database.transaction('add_webhook_endpoint', async (tx) => {
    // Partners rarely add endpoints: those who do it at the same moment wait for each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${partnerId}, 0))`.execute(tx)
    const stillRoom = await checkRoom(tx, partnerId)
    if (!stillRoom.ok) return stillRoom
    const endpointId = newId()
    await tx
      .insertInto('webhook_endpoint')
      .values({
        id: endpointId,
        partner_id: partnerId,
        url,
        events: [...new Set(events)],
        sealed_secret: sealText(needs.partnerKey, endpointId, secret),
        public_key: publicKey,
        created_at: new Date(needs.clock.now()),
      })
      .execute()
    return ok({ endpointId, shown })
  })
}

/** Whether a partner may have one more. */
async function checkRoom(
  database: Queryable,
  partnerId: string,
): Promise<Result<null, TooManyEndpoints | PartnerDisabled>> {
  const partner = await database
    .selectFrom('partner')
    .select('disabled_at')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow()
  if (partner.disabled_at !== null) return fail({ code: 'partner_disabled' })
  const { count } = await database
    .selectFrom('webhook_endpoint')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const isFull = Number(count) >= MOST_ENDPOINTS
  return isFull ? fail({ code: 'too_many_endpoints', most: MOST_ENDPOINTS }) : ok(null)
}

/** Where messages may be sent at all; what its name leads to is checked whenever one is. */
export function isUsable(text: string, { allowsHttp }: AddNeeds): boolean {
  const url = text.length <= LONGEST_URL ? URL.parse(text) : null
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:')
}
