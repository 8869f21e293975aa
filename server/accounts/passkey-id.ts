/** A passkey's id as browsers write it (base64url), no longer than an address of a call has room for. */
const PASSKEY_ID = /^[\w-]{1,300}$/

/** False of what no passkey of ours can be called: a key that no call could name could never be removed again. */
export function isPasskeyId(text: string): boolean {
  return PASSKEY_ID.test(text)
}
