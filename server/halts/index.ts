export { liftHaltByReason, scopesHaltedByReason } from './halts-by-reason.ts'
export { liftHalt, raiseHalt, setHalt } from './set-halt.ts'
