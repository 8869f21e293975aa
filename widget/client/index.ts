export { createHttpCalls } from './create-http-calls.ts'
export { createHttpSandboxCalls } from './create-http-sandbox-calls.ts'
export {
  type FollowHandlers,
  type FollowNeeds,
  type FollowState,
  followTransaction,
} from './follow-transaction.ts'
export type { EventStream } from './keep-stream.ts'
export { openEventStream } from './open-event-stream.ts'
export type { HttpNeeds } from './send-request.ts'
