export { createEventRelay, type EventRelay } from './create-event-relay.ts'
export { listEventCounts } from './list-event-counts.ts'
