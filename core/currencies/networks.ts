import type { Network } from './currency.ts'
import { bitcoin } from './networks/bitcoin.ts'
import { bitcoincash } from './networks/bitcoincash.ts'
import { bsc } from './networks/bsc.ts'
import { dash } from './networks/dash.ts'
import { digibyte } from './networks/digibyte.ts'
import { dogecoin } from './networks/dogecoin.ts'
import { eos } from './networks/eos.ts'
import { ethereum } from './networks/ethereum.ts'
import { ethereumclassic } from './networks/ethereumclassic.ts'
import { litecoin } from './networks/litecoin.ts'
import { monero } from './networks/monero.ts'
import { polygon } from './networks/polygon.ts'
import { ravencoin } from './networks/ravencoin.ts'
import { ripple } from './networks/ripple.ts'
import { stellar } from './networks/stellar.ts'
import { tron } from './networks/tron.ts'
import { zcash } from './networks/zcash.ts'

/** Every network that a currency lives on. */
export const networks: readonly Network[] = [
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
]
