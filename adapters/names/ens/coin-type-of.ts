/** SLIP-44 numbers of networks that ENSIP-9 speaks of, by the product's own ids. */
const SLIP_44: Readonly<Record<string, bigint>> = {
  bitcoin: 0n,
  litecoin: 2n,
  dogecoin: 3n,
  dash: 5n,
  digibyte: 20n,
  ethereum: 60n,
  ethereumclassic: 61n,
  monero: 128n,
  zcash: 133n,
  ripple: 144n,
  bitcoincash: 145n,
  stellar: 148n,
  ravencoin: 175n,
  tron: 195n,
  solana: 501n,
}

/** Chain ids of the other EVM networks. */
const CHAIN_IDS: Readonly<Record<string, bigint>> = {
  optimism: 10n,
  cronos: 25n,
  bsc: 56n,
  gnosis: 100n,
  polygon: 137n,
  sonic: 146n,
  fantom: 250n,
  zksync: 324n,
  mantle: 5000n,
  base: 8453n,
  arbitrum: 42_161n,
  celo: 42_220n,
  avalanche: 43_114n,
  linea: 59_144n,
  scroll: 534_352n,
}

/** The bit that makes a chain id a coin type (ENSIP-11). */
const EVM_BIT = 0x8000_0000n

/** What ENS calls a network (ENSIP-9, ENSIP-11); null where it has no word that is known here. */
export function coinTypeOf(network: string): bigint | null {
  const known = SLIP_44[network]
  if (known !== undefined) return known
  const chainId = CHAIN_IDS[network]
  return chainId === undefined ? null : EVM_BIT | chainId
}
