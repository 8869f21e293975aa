import type { WiringHooks } from '@causeway/main/foundations'
import { openKillPoints, traceExternalServices, withStepTrace } from './kill-points.ts'

/**
 * Has every write, and every call of a port, go through the kill points that the environment names. With ALL_GO_FIRST=1
 * workers claim the same work as the process that leads, so that more than one of them reaches a step.
 */
export function faultHooks(environment: Readonly<Record<string, string | undefined>>): WiringHooks {
  const step = openKillPoints(environment)
  return {
    onStep: step,
    externalWith: (external) => traceExternalServices(external, step),
    signerWith: (signer) => withStepTrace(signer, step),
    goesFirst: environment.ALL_GO_FIRST === '1',
  }
}
