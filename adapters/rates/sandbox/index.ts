export { createSandboxRates } from './create-sandbox-rates.ts'
export {
  marketAt,
  type SandboxMarket,
  type SandboxMarkets,
  sandboxMarkets,
} from './sandbox-market.ts'
