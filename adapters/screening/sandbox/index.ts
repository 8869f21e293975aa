export { createSandboxScreening } from './create-sandbox-screening.ts'
