import type { WiringHooks } from '@causeway/main/foundations'
import { openKillPoints, traceExternalServices, withStepTrace } from './kill-points.ts'

/** Has every write, and every call of a port, go through the kill points that the environment names. */
export function faultHooks(environment: Readonly<Record<string, string | undefined>>): WiringHooks {
  const step = openKillPoints(environment)
  return {
    onStep: step,
    externalWith: (external) => traceExternalServices(external, step),
    signerWith: (signer) => withStepTrace(signer, step),
  }
}
