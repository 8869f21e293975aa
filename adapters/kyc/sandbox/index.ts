export { createSandboxIdentity } from './create-sandbox-identity.ts'
