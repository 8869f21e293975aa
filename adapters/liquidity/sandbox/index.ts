export { createSandboxVenue } from './create-sandbox-venue.ts'
