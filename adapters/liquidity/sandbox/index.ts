export { createSandboxVenue, type SandboxVenueNeeds } from './create-sandbox-venue.ts'
