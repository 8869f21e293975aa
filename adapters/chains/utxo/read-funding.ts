import type { AccountKeys } from './account-keys.ts'
import type { NodeWallet } from './node-wallet.ts'
import { listSpendable } from './spendable-outputs.ts'
import { type FundingFacts, writeFundingFacts } from './transfer-body.ts'
import type { UtxoParams } from './utxo-params.ts'
import { readFeeEstimate, readObject, readUnits } from './wire.ts'

// A payout should be in one of the next few blocks; nobody pays for the very next one.
const TARGET_BLOCKS = 4
const VBYTES_IN_RATE = 1_000n

/** What can be spent now and at which fee, as `Funding.facts`. */
export async function readFunding(needs: {
  readonly wallet: NodeWallet
  readonly keys: AccountKeys
  readonly params: UtxoParams
}): Promise<string> {
  const facts: FundingFacts = {
    feePerVbyte: await readFeePerVbyte(needs.wallet, needs.params),
    unspent: await listSpendable(needs),
  }
  return writeFundingFacts(facts)
}

/** Units per virtual byte, rounded up: never below what the node relays, never above the chain's maximum. */
async function readFeePerVbyte(wallet: NodeWallet, params: UtxoParams): Promise<bigint> {
  const estimate = readFeeEstimate(await wallet.demand('estimatesmartfee', [TARGET_BLOCKS]))
  const mempool = readObject(await wallet.demand('getmempoolinfo', []))
  const rates = [
    estimate === null ? params.fallbackFeePerVbyte : perVbyteRoundedUp(estimate),
    perVbyteRoundedUp(readUnits(mempool.mempoolminfee)),
    perVbyteRoundedUp(readUnits(mempool.minrelaytxfee)),
  ]
  const wanted = rates.reduce((most, rate) => (rate > most ? rate : most))
  return wanted < params.maximumFeePerVbyte ? wanted : params.maximumFeePerVbyte
}

function perVbyteRoundedUp(perThousand: bigint): bigint {
  return (perThousand + VBYTES_IN_RATE - 1n) / VBYTES_IN_RATE
}
