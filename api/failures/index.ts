export type { ApiFailure, Wording } from './failure-rows.ts'
export { type Refusal, refuse, refuseRequest } from './refuse.ts'
export type { FieldProblem, RequestFailure } from './request-failure.ts'
export { wordingOf } from './wording-of.ts'
