import type { PartnerDialect, PartnerScope } from '@causeway/core/partners'
import type { Failure } from '@causeway/core/result'

/** A key of a partner's, as a request is judged by it. */
export type PartnerKey = {
  readonly id: string
  readonly partnerId: string
  /** The share of our fee that was agreed with the partner, in basis points; null: as for everybody. */
  readonly feeShareBps: bigint | null
  readonly dialects: readonly PartnerDialect[]
  readonly scopes: readonly PartnerScope[]
  /** Addresses that requests may come from, as CIDR; empty: any. */
  readonly networks: readonly string[]
  readonly requestsPerSecond: number
  readonly creationsPerMinute: number
  readonly needsNonce: boolean
  readonly joinsRepeats: boolean
  /** PKCS#1 DER of an RSA key; null where the key signs by its secret only. */
  readonly publicKey: Uint8Array | null
  /** HMAC secret; null where it has none. */
  readonly secret: string | null
}

export type PartnerView = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly disabledAt: Date | null
  /** Of our fee, in basis points; null: as for everybody. */
  readonly feeShareBps: number | null
  readonly keys: readonly PartnerKeyView[]
}

/** A key as its owner sees it: never the key itself. */
export type PartnerKeyView = {
  readonly id: string
  readonly name: string
  /** Its first characters. */
  readonly hint: string
  readonly dialects: readonly PartnerDialect[]
  readonly scopes: readonly PartnerScope[]
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

/** What a new key may do. */
export type NewKeyRights = {
  readonly name: string
  readonly dialects: readonly PartnerDialect[]
  readonly scopes: readonly PartnerScope[]
  readonly networks: readonly string[]
  readonly requestsPerSecond: number
  readonly creationsPerMinute: number
  readonly needsNonce: boolean
  readonly joinsRepeats: boolean
}

/** Shown once, when it is made. */
export type NewPartnerKey = {
  readonly keyId: string
  readonly apiKey: string
  /** HMAC secret. */
  readonly secret: string
  /** PKCS#8 DER. */
  readonly privateKeyHex: string
  /** PKCS#8 PEM. */
  readonly privateKeyPem: string
  /** PKCS#1 PEM. */
  readonly publicKeyPem: string
}

export type PartnerNotFound = Failure<'partner_not_found'>
