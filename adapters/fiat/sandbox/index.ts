export { createSandboxFiat, type SandboxFiatNeeds } from './create-sandbox-fiat.ts'
