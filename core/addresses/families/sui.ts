import { moveAccountRules } from '../move-account-rules.ts'

/** Sui: `0x` and 64 digits. */
export const sui = moveAccountRules('sui')
