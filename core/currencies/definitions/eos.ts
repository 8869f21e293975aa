import type { Currency } from '../currency.ts'

/** EOS, kept by the contract eosio.token. The network was renamed Vaulta in 2025; the coin A trades one for one. */
export const eos: Currency = {
  ticker: 'eos',
  name: 'EOS',
  fullName: 'EOS',
  code: 'eos',
  protocol: 'eos',
  decimals: 4,
  contractAddress: null,
  confirmations: 12,
  extraIdName: 'Memo',
  // 0.8 EOS
  networkFeeUnits: 8_000n,
  // 18 EOS
  minimumUnits: 180_000n,
  payWithinMinutes: 15,
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: false,
  popularTo: false,
  popularFiat: false,
  extras: { accountMode: 'default' },
}
