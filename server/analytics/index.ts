export { createEventRelay, type EventRelay, type EventRelayNeeds } from './create-event-relay.ts'
export { type EventCount, listEventCounts } from './list-event-counts.ts'
