import { type AssetCode, amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { accountKeys, HOT_WALLET_PATH, payInPath } from './account-keys.ts'
import { broadcastTransfer, readTransactionStatus } from './broadcast-transfer.ts'
import { composeTransfer } from './compose-transfer.ts'
import { createNodeClient } from './node-client.ts'
import { createNodeWallet } from './node-wallet.ts'
import { readPaymentStatus } from './payment-place.ts'
import { readFunding } from './read-funding.ts'
import { scanPayments } from './scan-payments.ts'
import { listSpendable } from './spendable-outputs.ts'
import type { UtxoParams } from './utxo-params.ts'
import { readCount, readHash, readObject } from './wire.ts'

export type UtxoConfig = {
  readonly network: string
  readonly asset: AssetCode
  /** The node's JSON-RPC address with user and password: `http://user:password@host:port`. */
  readonly rpcUrl: string
  /** Extended public key of the account (BIP-84: m/84'/coin'/0'). The private one belongs to the signer alone. */
  readonly accountXpub: string
  readonly params: UtxoParams
  /** The node's watch-only wallet; made where it does not exist. One wallet serves one account. */
  readonly walletName: string
  readonly timeLimitMilliseconds: number
}

/** A chain of Bitcoin's family behind a Bitcoin-Core node, which only watches: it never holds a key of ours. */
export function createUtxoChain(config: UtxoConfig): ChainPort {
  const { asset, network, params } = config
  const keys = accountKeys(config.accountXpub, params)
  const node = createNodeClient(config)
  const wallet = createNodeWallet({ node, keys, walletName: config.walletName })
  const needs = { ...config, wallet, keys }
  const assertAsset = (given: AssetCode): void => {
    if (given !== asset) throw new TypeError(`${network} has no ${given}`)
  }
  return {
    network,
    assets: [asset],
    identity: async () => readHash(await node.demand('getblockhash', [0])),
    head: async () => {
      const info = readObject(await node.demand('getblockchaininfo', []))
      return { height: readCount(info.blocks), hash: readHash(info.bestblockhash) }
    },
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
    paymentStatuses: (payments) =>
      Promise.all(payments.map((payment) => readPaymentStatus(wallet, payment))),
    funding: async (intent) => {
      assertAsset(intent.amount.asset)
      return { network, facts: await readFunding(needs) }
    },
    compose: (intent, funding, taken) => composeTransfer(needs, intent, { funding, taken }),
    broadcast: (signed) => broadcastTransfer(needs, signed),
    transactionStatus: (txId) => readTransactionStatus(needs, txId),
    // The node's wallet knows all of the account, so the pay-in addresses need not be named to it.
    holdings: async (given) => {
      assertAsset(given)
      const outputs = await listSpendable(needs)
      return amount(
        asset,
        outputs.reduce((sum, output) => sum + output.units, 0n),
      )
    },
  }
}
