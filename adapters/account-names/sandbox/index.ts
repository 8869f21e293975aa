export { createSandboxAccountNames } from './create-sandbox-account-names.ts'
