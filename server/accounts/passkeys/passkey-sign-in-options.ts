import type { AccountChangeNeeds } from '../account-needs.ts'
import { createChallenge } from './passkey-challenge.ts'
import { type PasskeyOptions, passkeyRequestOptions } from './passkey-options.ts'
import { passkeySite } from './passkey-site.ts'

/** What a browser needs to sign in with a passkey; it names no account and no passkey. */
export async function passkeySignInOptions(
  needs: Pick<AccountChangeNeeds, 'database' | 'clock' | 'publicUrl'>,
): Promise<PasskeyOptions> {
  const challenge = await createChallenge(needs, null)
  return passkeyRequestOptions({ site: passkeySite(needs.publicUrl), challenge })
}
