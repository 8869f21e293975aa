import {
  accountThrottle,
  mailNetworkThrottle,
  mailThrottle,
  networkThrottle,
} from '@causeway/core/accounts'
import type { Visitor } from './account-cases.ts'
import { blindName, tokenHash } from './secret-token.ts'
import type { Throttled } from './throttle-store.ts'

/**
 * What a wrong password counts against. From a browser that the account was used from the row is that browser's own:
 * strangers who guess at somebody's password from elsewhere cannot lock him out.
 */
export function signInThrottles(
  { accountKey }: { readonly accountKey: Uint8Array },
  asked: {
    readonly email: string
    readonly isKnownDevice: boolean
    readonly visitor: Pick<Visitor, 'network' | 'deviceToken'>
  },
): { readonly account: Throttled; readonly network: Throttled | null } {
  const { email, isKnownDevice, visitor } = asked
  const from = isKnownDevice ? ` ${tokenHash(visitor.deviceToken ?? '')}` : ''
  return {
    account: { key: blindName(accountKey, 'account', `${email}${from}`), rule: accountThrottle },
    network:
      visitor.network === null
        ? null
        : { key: blindName(accountKey, 'network', visitor.network), rule: networkThrottle },
  }
}

/** What a mail that anybody can have sent counts against: the address that it goes to, and the network it is asked from. */
export function mailThrottles(
  { accountKey }: { readonly accountKey: Uint8Array },
  email: string,
  { network }: Pick<Visitor, 'network'>,
): readonly Throttled[] {
  const mail = { key: blindName(accountKey, 'mail', email), rule: mailThrottle }
  return network === null
    ? [mail]
    : [mail, { key: blindName(accountKey, 'mail network', network), rule: mailNetworkThrottle }]
}
