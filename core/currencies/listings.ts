import type { Listing } from './listing.ts'
import { algorand } from './networks/algorand.ts'
import { aptos } from './networks/aptos.ts'
import { arbitrum } from './networks/arbitrum.ts'
import { avalanche } from './networks/avalanche.ts'
import { base } from './networks/base.ts'
import { bitcoin } from './networks/bitcoin.ts'
import { bitcoincash } from './networks/bitcoincash.ts'
import { bitcoinsv } from './networks/bitcoinsv.ts'
import { bsc } from './networks/bsc.ts'
import { cardano } from './networks/cardano.ts'
import { cosmos } from './networks/cosmos.ts'
import { cronos } from './networks/cronos.ts'
import { dash } from './networks/dash.ts'
import { digibyte } from './networks/digibyte.ts'
import { dogecoin } from './networks/dogecoin.ts'
import { eos } from './networks/eos.ts'
import { ethereum } from './networks/ethereum.ts'
import { ethereumclassic } from './networks/ethereumclassic.ts'
import { filecoin } from './networks/filecoin.ts'
import { hedera } from './networks/hedera.ts'
import { kava } from './networks/kava.ts'
import { litecoin } from './networks/litecoin.ts'
import { monero } from './networks/monero.ts'
import { near } from './networks/near.ts'
import { nem } from './networks/nem.ts'
import { neo } from './networks/neo.ts'
import { optimism } from './networks/optimism.ts'
import { polkadot } from './networks/polkadot.ts'
import { polygon } from './networks/polygon.ts'
import { ravencoin } from './networks/ravencoin.ts'
import { ripple } from './networks/ripple.ts'
import { solana } from './networks/solana.ts'
import { sonic } from './networks/sonic.ts'
import { stellar } from './networks/stellar.ts'
import { sui } from './networks/sui.ts'
import { tezos } from './networks/tezos.ts'
import { ton } from './networks/ton.ts'
import { tron } from './networks/tron.ts'
import { vechain } from './networks/vechain.ts'
import { waves } from './networks/waves.ts'
import { zcash } from './networks/zcash.ts'

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
