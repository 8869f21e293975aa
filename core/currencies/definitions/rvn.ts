import type { Currency } from '../currency.ts'

/** Ravencoin. Nodes that are in step refuse reorganisations deeper than 60 blocks (Ravencoin Core, chainparams). */
export const rvn: Currency = {
  ticker: 'rvn',
  name: 'Ravencoin',
  fullName: 'Ravencoin',
  code: 'rvn',
  protocol: 'ravencoin',
  decimals: 8,
  contractAddress: null,
  confirmations: 60,
  extraIdName: null,
  // 60 RVN
  networkFeeUnits: 6_000_000_000n,
  // 850 RVN
  minimumUnits: 85_000_000_000n,
  payWithinMinutes: 20,
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: false,
  popularTo: false,
  popularFiat: false,
  extras: {},
}
