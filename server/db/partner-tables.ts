import type { PartnerDialect, PartnerOutcome, PartnerScope } from '@causeway/core/partners'
import type { ColumnType } from 'kysely'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type PartnerTable = {
  id: string
  name: string
  created_at: Date
  disabled_at: Optional<Date>
  account_id: Optional<string>
  /** Of our fee, in basis points; null: what the settings say for every partner. */
  fee_share_bps: Optional<number>
}

export type PartnerKeyTable = {
  id: string
  partner_id: string
  name: string
  key_hash: string
  key_hint: string
  dialects: readonly PartnerDialect[]
  scopes: readonly PartnerScope[]
  networks: readonly string[]
  widget_sites: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>
  requests_per_second: number
  creations_per_minute: number
  needs_nonce: boolean
  joins_repeats: boolean
  public_key: Optional<Buffer>
  sealed_secret: Optional<string>
  created_at: Date
  expires_at: Optional<Date>
  revoked_at: Optional<Date>
  last_used_at: Optional<Date>
}

export type PartnerNonceTable = {
  key_id: string
  nonce: string
  expires_at: Date
}

export type PartnerRequestCountTable = {
  key_id: string
  /** Since 1970, by the database's clock. */
  second: bigint
  used: number
  granted: number
}

export type PartnerUsageTable = {
  key_id: string
  /** `YYYY-MM-DD`, UTC. */
  day: string
  method: string
  outcome: PartnerOutcome
  requests: bigint
}
