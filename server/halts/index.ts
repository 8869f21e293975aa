export { liftMarked, scopesMarked } from './marked-halts.ts'
export { liftHalt, raiseHalt, setHalt } from './set-halt.ts'
