import type { Network } from './currency.ts'
import type { Listing } from './listing.ts'
import { algorand } from './networks/algorand.ts'
import { aptos } from './networks/aptos.ts'
import { cardano } from './networks/cardano.ts'
import { cosmos } from './networks/cosmos.ts'
import { eos } from './networks/eos.ts'
import { arbitrum } from './networks/evm/arbitrum.ts'
import { avalanche } from './networks/evm/avalanche.ts'
import { base } from './networks/evm/base.ts'
import { bsc } from './networks/evm/bsc.ts'
import { cronos } from './networks/evm/cronos.ts'
import { ethereum } from './networks/evm/ethereum.ts'
import { ethereumclassic } from './networks/evm/ethereumclassic.ts'
import { optimism } from './networks/evm/optimism.ts'
import { polygon } from './networks/evm/polygon.ts'
import { sonic } from './networks/evm/sonic.ts'
import { filecoin } from './networks/filecoin.ts'
import { hedera } from './networks/hedera.ts'
import { kava } from './networks/kava.ts'
import { monero } from './networks/monero.ts'
import { near } from './networks/near.ts'
import { nem } from './networks/nem.ts'
import { neo } from './networks/neo.ts'
import { polkadot } from './networks/polkadot.ts'
import { ripple } from './networks/ripple.ts'
import { solana } from './networks/solana.ts'
import { stellar } from './networks/stellar.ts'
import { sui } from './networks/sui.ts'
import { tezos } from './networks/tezos.ts'
import { ton } from './networks/ton.ts'
import { tron } from './networks/tron.ts'
import { bitcoin } from './networks/utxo/bitcoin.ts'
import { bitcoincash } from './networks/utxo/bitcoincash.ts'
import { bitcoinsv } from './networks/utxo/bitcoinsv.ts'
import { dash } from './networks/utxo/dash.ts'
import { digibyte } from './networks/utxo/digibyte.ts'
import { dogecoin } from './networks/utxo/dogecoin.ts'
import { litecoin } from './networks/utxo/litecoin.ts'
import { ravencoin } from './networks/utxo/ravencoin.ts'
import { zcash } from './networks/utxo/zcash.ts'
import { vechain } from './networks/vechain.ts'
import { waves } from './networks/waves.ts'

/** Every network with its coins, in the order in which networks are named. */
export const listings: readonly Listing[] = [
  bitcoin,
  ethereum,
  bsc,
  litecoin,
  bitcoincash,
  dogecoin,
  ripple,
  monero,
  tron,
  zcash,
  stellar,
  ethereumclassic,
  polygon,
  dash,
  digibyte,
  ravencoin,
  eos,
  solana,
  avalanche,
  arbitrum,
  optimism,
  base,
  sonic,
  cronos,
  cardano,
  ton,
  polkadot,
  sui,
  aptos,
  near,
  cosmos,
  kava,
  algorand,
  hedera,
  tezos,
  neo,
  vechain,
  nem,
  filecoin,
  waves,
  bitcoinsv,
]

/** Every blockchain that a currency lives on. */
export const networks: readonly Network[] = listings.map(({ network }) => network)
