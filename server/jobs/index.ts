export { createEngine, type Engine, type EngineNeeds } from './engine.ts'
export { createLoop, type Loop } from './loop.ts'
export { type OperatorFigures, readOperatorFigures } from './operator-figures.ts'
export { liftHalt, setHalt } from './set-halt.ts'
