import type { Visitor } from '@causeway/server/accounts'
import type { Caller } from '../../contract/index.ts'

/** What a request says beside who asks. */
type Said = {
  readonly captcha?: string | null | undefined
  readonly notJapanResident?: boolean | undefined
}

/** The person at the door, as use cases of accounts know him. */
export function visitorOf(caller: Caller, said: Said): Visitor {
  return {
    network: caller.address ?? null,
    country: caller.country,
    userAgent: caller.userAgent ?? '',
    deviceToken: caller.device ?? null,
    language: caller.language ?? null,
    confirmedNotJapan: caller.notJapanResident === true || said.notJapanResident === true,
    captcha: said.captcha || null,
  }
}
