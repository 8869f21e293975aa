const SECRET = /^#k=([\w-]{16,100})$/

/**
 * The link that makes a browser the holder of an order. The secret is the fragment, which is sent to no server and stands
 * in no referrer and in no log.
 */
export function secretLink(orderUrl: string, holderSecret: string): string {
  return `${orderUrl}#k=${holderSecret}`
}

/** The secret in the fragment of an address; null where there is none. */
export function secretInFragment(hash: string): string | null {
  return SECRET.exec(hash)?.[1] ?? null
}
