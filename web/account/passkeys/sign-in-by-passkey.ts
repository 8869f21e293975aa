import { createAccountCalls } from '@causeway/widget/client'
import { askPasskey } from '../../passkeys/ask-passkey.ts'
import { readUserMeta } from '../../user-meta/read-user-meta.ts'
import { isConfirmedNotJapan } from '../japan-confirmation.ts'

/** Signs in anew by a passkey, without the modal. False where the person gives none, or it is not taken. */
export async function signInByPasskey(): Promise<boolean> {
  const calls = createAccountCalls()
  const asked = await calls.passkeySignInOptions()
  const response = asked.ok ? await askPasskey(asked.body.result) : null
  if (response === null) return false
  const answer = await calls.signInWithPasskey({
    response,
    clientId: readUserMeta().clientId ?? '',
    ...(isConfirmedNotJapan() ? { notJapanResident: true } : {}),
  })
  return answer.ok && answer.body.result
}
