import { bech32AccountRules } from '../bech32-account-rules.ts'

/** Cosmos Hub: `cosmos1…`. Addresses of validators (`cosmosvaloper1…`) are not accounts. */
export const cosmos = bech32AccountRules('cosmos', 'cosmos')
