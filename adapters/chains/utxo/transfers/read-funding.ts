import type { AccountKeys } from '../account-keys.ts'
import type { NodeWallet } from '../node/node-wallet.ts'
import { readBranchId, readFeeEstimate, readObject, readUnits } from '../node/wire.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { listSpendable } from './spendable-outputs.ts'
import type { FundingFacts } from './transfer-body.ts'

// A payout should be in one of the next few blocks; nobody pays for the very next one.
const TARGET_BLOCKS = 4
const VBYTES_IN_RATE = 1_000n

type Needs = {
  readonly wallet: NodeWallet
  readonly keys: AccountKeys
  readonly params: UtxoParams
}

/** What can be spent now and at which fee. */
export async function readFunding(needs: Needs): Promise<FundingFacts> {
  const { wallet, params } = needs
  return {
    ...(await readFees(wallet, params)),
    branchId:
      params.format === 'zcash' ? readBranchId(await wallet.demand('getblockchaininfo', [])) : null,
    unspent: await listSpendable(needs),
  }
}

/** Units per virtual byte, rounded up: never below what the node relays, never above the chain's maximum. */
async function readFees(
  wallet: NodeWallet,
  params: UtxoParams,
): Promise<Pick<FundingFacts, 'feePerVbyte' | 'incrementalFeePerVbyte'>> {
  const mempool = readObject(await wallet.demand('getmempoolinfo', []))
  const network = readObject(await wallet.demand('getnetworkinfo', []))
  const relay = readRate(network.relayfee)
  const rates = [await readEstimate(wallet, params), readRate(mempool.mempoolminfee), relay]
  const wanted = rates.reduce((most, rate) => (rate > most ? rate : most))
  return {
    feePerVbyte: wanted < params.maximumFeePerVbyte ? wanted : params.maximumFeePerVbyte,
    // Nodes that are too old to tell ask for their relay fee.
    incrementalFeePerVbyte:
      network.incrementalfee === undefined ? relay : readRate(network.incrementalfee),
  }
}

async function readEstimate(wallet: NodeWallet, params: UtxoParams): Promise<bigint> {
  if (!params.asksNode) return params.fallbackFeePerVbyte
  const estimate = readFeeEstimate(await wallet.demand('estimatesmartfee', [TARGET_BLOCKS]))
  return estimate === null ? params.fallbackFeePerVbyte : perVbyteRoundedUp(estimate)
}

/** Zero where the node does not name it. */
function readRate(value: unknown): bigint {
  return value === undefined ? 0n : perVbyteRoundedUp(readUnits(value))
}

function perVbyteRoundedUp(perThousand: bigint): bigint {
  return (perThousand + VBYTES_IN_RATE - 1n) / VBYTES_IN_RATE
}
