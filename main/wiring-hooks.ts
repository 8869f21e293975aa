import type { SignerPort } from '@causeway/core/ports'
import type { TraceStep } from '@causeway/server/db'
import type { ExternalServices } from './services/index.ts'

/** What development chains and tests put between the product and its ports. Absent: nothing. */
export type WiringHooks = {
  readonly externalWith?: (external: ExternalServices) => ExternalServices
  readonly signerWith?: (signer: SignerPort) => SignerPort
  /** Called with a label at every write to the database, before it and after it. */
  readonly onStep?: TraceStep
}
