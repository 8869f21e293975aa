/**
 * How a partner's program may write its requests (docs/partner-api.md). `rest`: calls with the key as a bearer token.
 * `fiat`: calls of Fiat v1, signed with their URL.
 */
export const partnerDialects = ['v2', 'relay', 'v1', 'changehero', 'rest', 'fiat'] as const
export type PartnerDialect = (typeof partnerDialects)[number]

/** Characters of JSON that a partner may keep with an order. */
export const LONGEST_METADATA = 4000

/** What a key may be used for. */
export const partnerScopes = ['read', 'quote', 'create', 'webhooks', 'reports'] as const
export type PartnerScope = (typeof partnerScopes)[number]

/**
 * How a request ended: `refused` for what its sender can mend, `limited` where the key had asked too often, `failed`
 * where the exchange could not answer.
 */
export type PartnerOutcome = 'answered' | 'refused' | 'limited' | 'failed'

/** Dialects that sign nothing: whoever sees one request can make others, so a key must be opened for them. */
export const unsignedDialects: readonly PartnerDialect[] = ['relay', 'changehero', 'rest']

/** How requests are proven by an RSA key pair: a key for them has a public key. */
export const keyPairDialects: readonly PartnerDialect[] = ['v2', 'fiat']
