export { type CruisedTree, cruiseTree, type Violation } from './cruise-tree.ts'
export { rooms } from './rooms.ts'
export { rules } from './rules.ts'
