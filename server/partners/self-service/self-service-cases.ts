import type { PartnerDialect, PartnerScope } from '@causeway/core/partners'
import type { FeePolicy } from '@causeway/core/quotes'
import type { Failure, Result } from '@causeway/core/result'
import type { AccountChangeCases, Proof, ProofFailure, SessionView } from '../../accounts/index.ts'
import type { Notifier } from '../../notifications/index.ts'
import type { PartnerNeeds } from '../partner-needs.ts'
import type { PartnerEarnings } from './read-earnings.ts'
import type { PublicKeyFailure } from './read-public-key.ts'
import type { SiteFailure } from './read-sites.ts'

/** What partners' management of their own keys stands on. */
export type SelfServiceNeeds = PartnerNeeds & {
  readonly notifier: Notifier
  readonly requireProof: AccountChangeCases['requireProof']
  readonly policy: FeePolicy
}

/** An account's access to the partner API. */
export type PartnerAccess = {
  readonly partnerId: string
  readonly openedAt: Date
  /** By the operator: every key is refused, and none can be made. */
  readonly isDisabled: boolean
}

/** A key as its owner sees it: never the key itself. */
export type OwnKey = {
  readonly id: string
  readonly name: string
  /** Its first characters. */
  readonly hint: string
  readonly dialects: readonly PartnerDialect[]
  readonly scopes: readonly PartnerScope[]
  readonly networks: readonly string[]
  /** Origins of the sites whose widgets may add a commission for the key's owner; empty: none. */
  readonly widgetSites: readonly string[]
  readonly needsNonce: boolean
  readonly joinsRepeats: boolean
  readonly requestsPerSecond: number
  readonly creationsPerMinute: number
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
  readonly state: 'active' | 'expired' | 'revoked'
}

/** What its owner asks of a new key. */
export type NewOwnKey = {
  readonly name: string
  readonly dialects: readonly PartnerDialect[]
  readonly scopes: readonly PartnerScope[]
  readonly networks: readonly string[]
  readonly needsNonce: boolean
  readonly joinsRepeats: boolean
  readonly expiresAt: Date | null
  /** Of a pair that the owner made (v2); null: we make one. */
  readonly publicKey: string | null
}

/** A key that was just made. Whatever is null the owner has himself, or the key does without. */
export type CreatedOwnKey = {
  readonly key: OwnKey
  readonly apiKey: string
  /** HMAC secret. */
  readonly secret: string | null
  /** PKCS#8 DER. */
  readonly privateKeyHex: string | null
  /** PKCS#8 PEM. */
  readonly privateKeyPem: string | null
}

/** What is to be different about a key; what is missing stays. */
export type KeyChange = {
  readonly name?: string | undefined
  readonly scopes?: readonly PartnerScope[] | undefined
  readonly networks?: readonly string[] | undefined
  readonly widgetSites?: readonly string[] | undefined
}

export type KeyRightsFailure =
  | Failure<'key_name_malformed' | 'key_scopes_missing'>
  | (Failure<'network_malformed'> & { readonly network: string })

export type NewKeyFailure = KeyRightsFailure | Failure<'key_dialects_mixed' | 'key_expiry_past'>

export type PartnerAccessFailure = Failure<'partner_access_missing' | 'partner_disabled'>

export type CreateOwnKeyFailure =
  | PartnerAccessFailure
  | NewKeyFailure
  | PublicKeyFailure
  | Failure<'public_key_used'>
  | (Failure<'partner_keys_full'> & { readonly most: number })

export type ChangeOwnKeyFailure = KeyRightsFailure | SiteFailure | Failure<'partner_key_not_found'>

/** Requests of an account's keys on one day (UTC). */
export type UsageOfDay = {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly requests: number
  /** Of these, the ones that were not answered with a result. */
  readonly errors: number
}
export type UsageOfMethod = Omit<UsageOfDay, 'day'> & { readonly method: string }
export type PartnerUsage = {
  /** The last 30, oldest first, quiet ones included. */
  readonly days: readonly UsageOfDay[]
  /** Over these days, most used first. */
  readonly methods: readonly UsageOfMethod[]
}

/** A customer of a partner's, as orders name him. */
export type Subaccount = {
  readonly id: string
  readonly orders: number
  readonly lastOrderAt: Date
}

/**
 * What the owner of an account does about the partner API. Keys of others are answered like keys that are not there; whoever
 * has no access has no keys.
 */
export type SelfServiceCases = {
  readonly findAccess: (accountId: string) => Promise<PartnerAccess | null>
  /** Changes nothing where there is access already. */
  readonly openAccess: (accountId: string) => Promise<PartnerAccess>
  /** Newest first, revoked ones included. */
  readonly listKeys: (accountId: string) => Promise<readonly OwnKey[]>
  /** The owner is told by mail. */
  readonly createKey: (
    session: SessionView,
    asked: NewOwnKey & Proof,
  ) => Promise<Result<CreatedOwnKey, CreateOwnKeyFailure | ProofFailure>>
  /** A new name alone needs no proof; of all else the owner is told by mail. */
  readonly changeKey: (
    session: SessionView,
    asked: { readonly id: string } & KeyChange & Proof,
  ) => Promise<Result<OwnKey, ChangeOwnKeyFailure | ProofFailure>>
  /** Refused from the next request on, in every process. Needs no proof: a key that leaked must be stopped at once. */
  readonly revokeKey: (
    session: SessionView,
    id: string,
  ) => Promise<Result<null, Failure<'partner_key_not_found'>>>
  /** `keyId`: of one key; null: of all. */
  readonly readUsage: (accountId: string, keyId: string | null) => Promise<PartnerUsage>
  /** Named in orders of the last 90 days, most recent first. */
  readonly listSubaccounts: (accountId: string) => Promise<readonly Subaccount[]>
  /** Null where the account has no access. */
  readonly readEarnings: (accountId: string) => Promise<PartnerEarnings | null>
}
