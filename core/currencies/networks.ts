import type { Network } from './currency.ts'
import { bitcoin } from './networks/bitcoin.ts'
import { bsc } from './networks/bsc.ts'
import { dogecoin } from './networks/dogecoin.ts'
import { eos } from './networks/eos.ts'
import { ethereum } from './networks/ethereum.ts'
import { litecoin } from './networks/litecoin.ts'
import { monero } from './networks/monero.ts'
import { ripple } from './networks/ripple.ts'
import { stellar } from './networks/stellar.ts'
import { tron } from './networks/tron.ts'

/** Every network that a currency lives on. */
export const networks: readonly Network[] = [
  bitcoin,
  ethereum,
  bsc,
  litecoin,
  dogecoin,
  ripple,
  monero,
  tron,
  stellar,
  eos,
]
