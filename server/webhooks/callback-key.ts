import { createHmac, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { sealText, unsealText } from '../secrets/sealed-text.ts'
import type { WebhookNeeds } from './webhook-types.ts'

/** What signs messages about fiat orders, and what receivers verify with (PKCS#1 PEM). */
export type CallbackKey = { readonly privateKey: KeyObject; readonly publicKeyPem: string }

const RSA_BITS = 2048
const NAME_LENGTH = 32

const makePair = promisify(generateKeyPair)

/**
 * The key of this deployment, made when it is first needed and kept sealed. All processes with the same `SECRET_KEY` have the
 * same one; another `SECRET_KEY` has another, and finds its own again.
 */
export async function readCallbackKey(
  needs: Pick<WebhookNeeds, 'clock' | 'database' | 'partnerKey'>,
): Promise<CallbackKey> {
  const sealingKey = createHmac('sha256', needs.partnerKey)
    .update('callback key')
    .digest('hex')
    .slice(0, NAME_LENGTH)
  const row =
    (await findRow(needs, sealingKey)) ??
    (await addRow(needs, sealingKey)) ??
    // Of two processes that make one at the same moment, the first one's counts.
    (await findRow(needs, sealingKey))
  if (row === undefined) throw new Error('The callback key that was written is not there')
  return {
    privateKey: createPrivateKey(unsealText(needs.partnerKey, sealingKey, row.sealed_private_key)),
    publicKeyPem: row.public_key,
  }
}

async function findRow({ database }: Pick<WebhookNeeds, 'database'>, sealingKey: string) {
  return database
    .direct()
    .selectFrom('callback_key')
    .select(['sealed_private_key', 'public_key'])
    .where('sealing_key', '=', sealingKey)
    .executeTakeFirst()
}

async function addRow(
  { clock, database, partnerKey }: Pick<WebhookNeeds, 'clock' | 'database' | 'partnerKey'>,
  sealingKey: string,
) {
  const pair = await makePair('rsa', { modulusLength: RSA_BITS })
  const privatePem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return database
    .direct()
    .insertInto('callback_key')
    .values({
      sealing_key: sealingKey,
      sealed_private_key: sealText(partnerKey, sealingKey, privatePem),
      public_key: pair.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
      created_at: new Date(clock.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['sealed_private_key', 'public_key'])
    .executeTakeFirst()
}
