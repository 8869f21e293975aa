export { createSandboxFiat } from './create-sandbox-fiat.ts'
