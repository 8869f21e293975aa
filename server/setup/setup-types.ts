import type { HealthState } from '@causeway/core/health/health-states'
import type { BandStatus } from '@causeway/core/inventory'
import type { SetupState, SetupStep } from '@causeway/core/setup/setup-steps'

/** What the configuration says, without any of its secrets. */
export type SetupSettings = {
  readonly world: 'play' | 'real'
  readonly database: {
    /** False for the embedded one. */
    readonly isServer: boolean
    readonly isOnThisMachine: boolean
    /** Whether the certificate of another machine is checked. */
    readonly isVerified: boolean
  }
  readonly hasSecretKey: boolean
  /** Where the seed of the wallets is; null: none is set. */
  readonly keys: 'signer' | 'keystore' | 'seed' | null
  /** Networks with a node of the operator. */
  readonly nodes: readonly string[]
  /** Coins that the signer may pay out. */
  readonly ceilings: readonly string[]
  /** Exchanges that prices come from. */
  readonly priceSources: readonly string[]
  readonly mail: { readonly hasServer: boolean; readonly hasSender: boolean }
  readonly supportEmail: string | null
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  readonly fourEyes: boolean
}

/** What the running shop shows. */
export type SetupFindings = {
  /** Parts of the shop by their names, as they last reported. */
  readonly parts: ReadonlyMap<string, { readonly state: HealthState; readonly reason: string }>
  /** Coins on nodes, with what is in stock. */
  readonly stocks: readonly {
    readonly asset: string
    readonly units: bigint
    readonly status: BandStatus
  }[]
  /** Whether the site answers at its public address; null: not asked. */
  readonly isReachable: boolean | null
  readonly backups: {
    /** Whether the server archives its write-ahead log. */
    readonly isArchiving: boolean
    readonly lastArchivedAt: Date | null
    readonly lastFailedAt: Date | null
    readonly standbys: number
  }
  readonly staff: { readonly members: number; readonly administrators: number }
}

export type SetupStepView = {
  readonly step: SetupStep
  readonly state: SetupState
  /** A sentence. */
  readonly reason: string
  /** What to do, in a sentence; null where nothing is left to do. */
  readonly advice: string | null
  /** A line for a shell or an environment file. It names no secret. */
  readonly command: string | null
  /** Name of a runbook. */
  readonly runbook: string | null
}

/** What a shop still needs for real money (OPS-21). */
export type SetupCases = { readonly read: () => Promise<readonly SetupStepView[]> }
