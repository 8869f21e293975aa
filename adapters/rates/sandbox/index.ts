export { createSandboxRates } from './create-sandbox-rates.ts'
export { sandboxMarkets } from './sandbox-market.ts'
