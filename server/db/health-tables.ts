import type { HealthState } from '@causeway/core/health/health-states'

export type HealthPartTable = {
  part: string
  process: string
  state: HealthState
  reason: string
  checked_at: Date
}

export type HealthChangeTable = {
  part: string
  at: Date
  state: HealthState
  reason: string
}

export type HealthMinuteTable = {
  minute: Date
  database_milliseconds: number
  price_age_seconds: number | null
  waiting_seconds: number
  not_green: number
}

/** The worker process that takes work first (server/jobs/lead.ts). */
export type RequestCountTable = {
  caller: Buffer
  process: string
  count: number
  ends_at: Date
}

export type WorkerLeadTable = {
  name: string
  holder: string
  /** Null: left by its holder. */
  lease_until: Date | null
}
