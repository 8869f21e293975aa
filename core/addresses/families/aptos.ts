import { moveAccountRules } from '../move-account-rules.ts'

/** Aptos: `0x` and 64 digits (AIP-40, the long form). */
export const aptos = moveAccountRules('aptos')
