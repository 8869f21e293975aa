import { bech32AccountRules } from '../bech32-account-rules.ts'

/** Kava, its Cosmos side: `kava1…`. Its EVM side (`0x…`) is refused: the coin is kept here. */
export const kava = bech32AccountRules('kava', 'kava')
