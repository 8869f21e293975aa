import {
  accountThrottle,
  mailNetworkThrottle,
  mailThrottle,
  networkThrottle,
  type ThrottleRule,
  wideMailNetworkThrottle,
  wideNetworkThrottle,
} from '@causeway/core/accounts'
import type { Visitor } from '../account-types.ts'
import { blindName, tokenHash } from '../secret-token.ts'
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
): { readonly account: Throttled; readonly networks: readonly Throttled[] } {
  const { email, isKnownDevice, visitor } = asked
  const from = isKnownDevice ? ` ${tokenHash(visitor.deviceToken ?? '')}` : ''
  return {
    account: { key: blindName(accountKey, 'account', `${email}${from}`), rule: accountThrottle },
    networks: networksOf(accountKey, visitor.network, [
      ['network', networkThrottle],
      ['wide network', wideNetworkThrottle],
    ]),
  }
}

/** What a mail that anybody can have sent counts against: the address that it goes to, and the network it is asked from. */
export function mailThrottles(
  { accountKey }: { readonly accountKey: Uint8Array },
  email: string,
  { network }: Pick<Visitor, 'network'>,
): readonly Throttled[] {
  const mail = { key: blindName(accountKey, 'mail', email), rule: mailThrottle }
  return [
    mail,
    ...networksOf(accountKey, network, [
      ['mail network', mailNetworkThrottle],
      ['wide mail network', wideMailNetworkThrottle],
    ]),
  ]
}

type Named = readonly [name: string, rule: ThrottleRule]

/** A network, and the /48 around an IPv6 one: whoever has that has 65,536 networks to try from. */
function networksOf(
  accountKey: Uint8Array,
  network: string | null,
  [[name, rule], [wideName, wideRule]]: readonly [Named, Named],
): readonly Throttled[] {
  if (network === null) return []
  const wide = /^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network)?.[1]
  return [
    { key: blindName(accountKey, name, network), rule },
    ...(wide === undefined ? [] : [{ key: blindName(accountKey, wideName, wide), rule: wideRule }]),
  ]
}
