import type { CreateTransactionRequest } from '@causeway/api/contract'
import { readFrameRefId, readRefId } from './read-ref-id.ts'

export type UserMeta = NonNullable<CreateTransactionRequest['userMeta']>

const KEY = 'client-id'

/** What the browser tells about itself with estimates and orders (EXCH-08). Call it in a browser only. */
export function readUserMeta(): UserMeta {
  const { userAgent, language, languages, platform } = navigator
  return {
    clientId: clientId(),
    refId: readFrameRefId() ?? readRefId(document.cookie),
    isSsr: false,
    deviceInfo: {
      userAgent: userAgent.slice(0, 1000),
      language,
      languages: [...languages],
      platform,
      screenSize: { width: screen.width, height: screen.height },
    },
  }
}

/** A random name that this browser keeps; a new one each time where it keeps nothing. */
function clientId(): string {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept !== null && kept.length <= 100) return kept
    const fresh = randomId()
    localStorage.setItem(KEY, fresh)
    return fresh
  } catch {
    return randomId()
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
