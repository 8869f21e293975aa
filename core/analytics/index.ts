export { mayCount, readConsent } from './consent.ts'
export {
  cleanEvent,
  type EventFields,
  type EventName,
  eventLimits,
  eventNames,
  isEventName,
  type SiteEvent,
} from './events.ts'
export {
  assignVariant,
  defaultExperiments,
  type ExperimentName,
  type Experiments,
  experimentNames,
  isExperimentName,
  type Variant,
} from './experiments.ts'
export { addReferral, readReferrals } from './referrals.ts'
export {
  continueSession,
  endSession,
  readSession,
  SESSION_MILLISECONDS,
  type SessionRecord,
} from './session.ts'
