import { type AssetCode, amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { accountKeys, HOT_WALLET_PATH, payInPath } from './account-keys.ts'
import { createNodeClient } from './node/node-client.ts'
import { watchNodeHead } from './node/node-head.ts'
import { createNodeWallet, type RestoreRules } from './node/node-wallet.ts'
import { watchActivity } from './node/watch-activity.ts'
import { readHash } from './node/wire.ts'
import { readPaymentStatus } from './payments/payment-place.ts'
import { scanPayments } from './payments/scan-payments.ts'
import { broadcastTransfer, readTransactionStatus } from './transfers/broadcast-transfer.ts'
import { type ComposeNeeds, composeJoint, composeTransfer } from './transfers/compose-transfer.ts'
import { offerSweep, type SweepRules } from './transfers/offer-sweep.ts'
import { readFunding } from './transfers/read-funding.ts'
import { replaceTransfer } from './transfers/replace-transfer.ts'
import { listSpendable } from './transfers/spendable-outputs.ts'
import { sumOf, writeFundingFacts } from './transfers/transfer-body.ts'
import type { UtxoParams } from './utxo-params.ts'
import { findSpendings, readWalletHistory } from './wallet-history.ts'

export type UtxoConfig = {
  readonly network: string
  readonly asset: AssetCode
  /** The node's JSON-RPC address with user and password: `http://user:password@host:port`. */
  readonly rpcUrl: string
  /** Extended public key of the account at the parameters' path. The private one belongs to the signer alone. */
  readonly accountXpub: string
  readonly params: UtxoParams
  /**
   * The node's watch-only wallet; made where it does not exist. One wallet serves one account. Null for a node with one
   * wallet only (Dogecoin Core 1.14, zcashd, Ravencoin Core), whose own coins are then left alone.
   */
  readonly walletName: string | null
  readonly timeLimitMilliseconds: number
  /** Needed for real money: without it a node that lost its wallet would take old deposits for gone. */
  readonly restore?: RestoreRules
  /** Absent where scattered pay-ins are never joined. */
  readonly sweep?: SweepRules
  /** A file that the node touches (`walletnotify`, `blocknotify`) when something happens. */
  readonly activityFile?: string
}

const PATIENCE_MILLISECONDS = 24 * 60 * 60 * 1_000

/** A chain of Bitcoin's family behind a Bitcoin-Core node, which only watches: it never holds a key of ours. */
export function createUtxoChain(config: UtxoConfig): ChainPort {
  const { activityFile, asset, network, params, sweep } = config
  const keys = accountKeys(config.accountXpub, params)
  const node = createNodeClient(config)
  const wallet = createNodeWallet({
    node,
    patientNode: createNodeClient({ ...config, timeLimitMilliseconds: PATIENCE_MILLISECONDS }),
    keys,
    walletName: config.walletName,
    restore: config.restore ?? null,
  })
  const head = watchNodeHead(node)
  const needs = { ...config, wallet, keys, head }
  const assertAsset = (given: AssetCode): void => {
    if (given !== asset) throw new TypeError(`${network} has no ${given}`)
  }
  return {
    network,
    assets: [asset],
    identity: async () => readHash(await node.demand('getblockhash', [0])),
    head: head.current,
    payInAddress: (given, index) => {
      assertAsset(given)
      return { address: keys.address(payInPath(index)), extraId: null }
    },
    hotWalletAddress: (given) => {
      assertAsset(given)
      return keys.address(HOT_WALLET_PATH)
    },
    watch: (addresses) => wallet.watch(addresses.map(({ address }) => address)),
    scan: (cursor, owned) => scanPayments(needs, cursor, owned),
    paymentStatuses: async (payments) => {
      await head.current()
      return Promise.all(payments.map((payment) => readPaymentStatus(wallet, payment)))
    },
    funding: async (intent) => {
      assertAsset(intent.amount.asset)
      return { network, facts: writeFundingFacts(await readFunding(needs)) }
    },
    ...decisionsOf(needs),
    sweeps:
      sweep === undefined
        ? null
        : { kind: 'pooled', offer: async () => offerSweep(needs, await readFunding(needs), sweep) },
    broadcast: (signed) => broadcastTransfer(needs, signed),
    transactionStatus: async (txId) => {
      await head.current()
      return readTransactionStatus(needs, txId)
    },
    // The node's wallet tells of what pays us; without an index the node cannot tell of anything else.
    findTransaction: async (txId) => {
      const { height } = await head.current()
      const status = await readTransactionStatus(needs, txId)
      if (status.state !== 'in_block') return status
      return { state: 'in_block', height: height - status.confirmations + 1, succeeded: true }
    },
    // The node's wallet knows all of the account, so the pay-in addresses need not be named to it.
    holdings: async (given) => {
      assertAsset(given)
      await head.current()
      return amount(asset, sumOf(await listSpendable(needs)))
    },
    walletHistory: (cursor) => readWalletHistory(needs, cursor),
    findSpendings: (wanted) => findSpendings(needs, wanted),
    ...(activityFile === undefined
      ? {}
      : { onActivity: (listener) => watchActivity(activityFile, listener) }),
  }
}

/** What decides transactions and asks the node nothing. */
function decisionsOf(needs: ComposeNeeds): Pick<ChainPort, 'compose' | 'composeJoint' | 'replace'> {
  return {
    compose: (intent, funding, taken) => composeTransfer(needs, intent, { funding, taken }),
    composeJoint: (intents, funding, taken) => composeJoint(needs, intents, { funding, taken }),
    replace: (earlier, funding, taken) => replaceTransfer(needs, earlier, { funding, taken }),
  }
}
