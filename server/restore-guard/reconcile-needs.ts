import type { Catalogue, NetworkId } from '@causeway/core/currencies'
import type { ChainPort, Clock, SignerPort } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'

/** What bringing an older database up to the signer's history stands on. */
export type ReconcileNeeds = {
  readonly database: Database
  readonly signer: SignerPort
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
}
