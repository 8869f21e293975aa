import type { Currency } from './currency.ts'
import { bch } from './definitions/bch.ts'
import { bnb } from './definitions/bnb.ts'
import { btc } from './definitions/btc.ts'
import { dash } from './definitions/dash.ts'
import { dgb } from './definitions/dgb.ts'
import { doge } from './definitions/doge.ts'
import { eos } from './definitions/eos.ts'
import { etc } from './definitions/etc.ts'
import { eth } from './definitions/eth.ts'
import { ltc } from './definitions/ltc.ts'
import { pol } from './definitions/pol.ts'
import { rvn } from './definitions/rvn.ts'
import { trx } from './definitions/trx.ts'
import { usdc } from './definitions/usdc.ts'
import { usdt20 } from './definitions/usdt20.ts'
import { xlm } from './definitions/xlm.ts'
import { xmr } from './definitions/xmr.ts'
import { xrp } from './definitions/xrp.ts'
import { zec } from './definitions/zec.ts'

/** Every currency we know, in the order in which lists show them. */
export const currencies: readonly Currency[] = [
  btc,
  eth,
  usdt20,
  usdc,
  ltc,
  xrp,
  bnb,
  bch,
  xmr,
  doge,
  trx,
  zec,
  xlm,
  etc,
  pol,
  dash,
  dgb,
  rvn,
  eos,
]
