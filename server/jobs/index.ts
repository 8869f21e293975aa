export { createEngine, type Engine } from './engine.ts'
export type { EngineNeeds } from './engine-needs.ts'
export { createLoop, type Loop } from './loop.ts'
export {
  type OperatorFigures,
  readOperatorFigures,
  readWaitingFigures,
  type WaitingFigures,
} from './operator-figures.ts'
export { releaseLeases } from './release-leases.ts'
export { retryFailedWork } from './retry-failed-work.ts'
