export { createSandboxNames } from './create-sandbox-names.ts'
