import type { PartnerNeeds } from './partner-needs.ts'
import type { NewKeyRights } from './partner-types.ts'
import { newApiKey, storeKey } from './store-key.ts'

/**
 * Makes a key that is a secret by itself, for calls that carry it as a bearer token. The name of a key that signs is none: it
 * follows from a public key.
 */
export async function addBearerKey(
  needs: PartnerNeeds,
  partnerId: string,
  rights: Omit<NewKeyRights, 'dialects' | 'needsNonce'>,
): Promise<{ readonly keyId: string; readonly apiKey: string }> {
  const apiKey = newApiKey()
  return needs.database.transaction('add_bearer_key', async (tx) => {
    const stored = await storeKey(tx, needs, {
      partnerId,
      material: { apiKey, publicDer: null, secret: null },
      rights: { ...rights, dialects: ['rest'], needsNonce: false },
      expiresAt: null,
    })
    if (stored === null) throw new Error('A random key was made that there was already')
    return { keyId: stored.keyId, apiKey }
  })
}
