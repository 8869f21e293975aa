import type { AddressFamily } from '../../currencies/index.ts'
import type { AddressRules } from '../address-rules.ts'
import { bitcoin } from '../families/bitcoin.ts'
import { bitcoincash } from '../families/bitcoincash.ts'
import { dash } from '../families/dash.ts'
import { digibyte } from '../families/digibyte.ts'
import { dogecoin } from '../families/dogecoin.ts'
import { eos } from '../families/eos.ts'
import { evm } from '../families/evm.ts'
import { litecoin } from '../families/litecoin.ts'
import { monero } from '../families/monero.ts'
import { ravencoin } from '../families/ravencoin.ts'
import { ripple } from '../families/ripple.ts'
import { solana } from '../families/solana.ts'
import { stellar } from '../families/stellar.ts'
import { tron } from '../families/tron.ts'
import { zcash } from '../families/zcash.ts'

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
}

/** The rules of a family, at once. For the server: it brings every family along, so a page uses `loadAddressRules`. */
export function addressRulesOf(family: AddressFamily): AddressRules {
  return rules[family]
}
