import type { AddressFamily } from '../currencies/index.ts'
import type { AddressRules } from './address-rules.ts'
import { algorand } from './families/algorand.ts'
import { cardano } from './families/cardano.ts'
import { cosmos, kava } from './families/cosmos.ts'
import { eos } from './families/eos.ts'
import { evm, vechain } from './families/evm.ts'
import { fiat } from './families/fiat.ts'
import { filecoin } from './families/filecoin.ts'
import { hedera } from './families/hedera.ts'
import { monero } from './families/monero.ts'
import { aptos, sui } from './families/move.ts'
import { near } from './families/near.ts'
import { nem } from './families/nem.ts'
import { neo } from './families/neo.ts'
import { polkadot } from './families/polkadot.ts'
import { ripple } from './families/ripple.ts'
import { solana } from './families/solana.ts'
import { stellar } from './families/stellar.ts'
import { tezos } from './families/tezos.ts'
import { ton } from './families/ton.ts'
import { tron } from './families/tron.ts'
import { bitcoincash } from './families/utxo/bitcoincash.ts'
import {
  bitcoin,
  bitcoinsv,
  dash,
  digibyte,
  dogecoin,
  litecoin,
  ravencoin,
} from './families/utxo/utxo-families.ts'
import { zcash } from './families/utxo/zcash.ts'
import { waves } from './families/waves.ts'

const rules: Record<AddressFamily, AddressRules> = {
  bitcoin,
  bitcoincash,
  litecoin,
  dogecoin,
  dash,
  zcash,
  digibyte,
  ravencoin,
  evm,
  ripple,
  stellar,
  tron,
  eos,
  monero,
  solana,
  bitcoinsv,
  vechain,
  cardano,
  polkadot,
  tezos,
  neo,
  nem,
  cosmos,
  kava,
  near,
  algorand,
  hedera,
  ton,
  filecoin,
  waves,
  sui,
  aptos,
  fiat,
}

/** The rules of a family, at once. For the server: it brings every family along, so a page uses `loadAddressRules`. */
export function addressRulesOf(family: AddressFamily): AddressRules {
  return rules[family]
}
