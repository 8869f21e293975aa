import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { accountKeys } from './account-keys.ts'
import { contractOf, type EvmConfig } from './evm-config.ts'
import { readHead } from './node/chain-view.ts'
import { createNodeClient, type NodeClient } from './node/node-client.ts'
import { createNodeHead } from './node/node-head.ts'
import { createTraceReader } from './node/trace-reader.ts'
import { addressHex, readCount, readQuantity } from './node/wire.ts'
import { readPaymentStatuses } from './payments/payment-status.ts'
import { scanBlocks } from './payments/scan-blocks.ts'
import { readTokenBalance } from './tokens/token-balance.ts'
import { broadcastTransfer } from './transfers/broadcast-transfer.ts'
import { composeTransfer } from './transfers/compose-transfer.ts'
import { readFunding } from './transfers/read-funding.ts'
import { replaceTransfer } from './transfers/replace-transfer.ts'
import { readSweepOffer } from './transfers/sweep-offer.ts'
import { createTransactionStatus, findAnyTransaction } from './transfers/transaction-status.ts'
import { findSpendings, findSweeps, readWalletHistory } from './wallet-history.ts'

/** A chain of Ethereum's family with its coin and the tokens named, behind a node that holds no key of ours. */
export function createEvmChain(config: EvmConfig): ChainPort {
  const node = createNodeClient(config)
  const keys = accountKeys(config.accountXpub)
  const hotWallet = keys.hotWalletAddress
  const head = createNodeHead({ node, config })
  const traces = createTraceReader({ node, config })
  const needs = { node, config, keys, hotWallet, head, traces }
  return {
    network: config.network,
    assets: [config.asset, ...config.tokens.map(({ asset }) => asset)],
    identity: async () => readCount(await node.demand('eth_chainId', [])).toString(),
    head: async () => {
      const { height, hash } = await head.read()
      return { height, hash }
    },
    payInAddress: (asset, index) => {
      contractOf(asset, config)
      return { address: keys.payInAddress(index), extraId: null }
    },
    hotWalletAddress: (asset) => {
      contractOf(asset, config)
      return hotWallet
    },
    // Blocks carry every payment: the node has nothing to look out for. It must be there, though, and of this chain.
    watch: async (addresses) => {
      for (const { address } of addresses) addressHex(address)
      await head.read()
    },
    scan: (cursor, owned) => scanBlocks(needs, cursor, owned),
    paymentStatuses: (payments) => readPaymentStatuses(needs, payments),
    funding: async (intent) => ({
      network: config.network,
      facts: await readFunding(needs, intent),
    }),
    compose: (intent, funding, taken) => composeTransfer(needs, intent, { funding, taken }),
    replace: (earlier, funding) => replaceTransfer(needs, earlier, funding),
    sweeps: { kind: 'per_address', offer: (asset, index) => readSweepOffer(needs, asset, index) },
    broadcast: (signed) => broadcastTransfer(node, signed),
    transactionStatus: createTransactionStatus(needs),
    findTransaction: (txId) => findAnyTransaction(needs, txId),
    holdings: (asset, payIns) =>
      readHoldings({ node, config }, asset, new Set([hotWallet, ...payIns])),
    walletHistory: () => readWalletHistory(needs),
    findSpendings: (wanted, since) => findSpendings(needs, wanted, since),
    findSweeps: (since, owned) => findSweeps(needs, since, owned),
  }
}

/** All balances of one block, so that nothing is counted on its way from one address to another. */
async function readHoldings(
  { node, config }: { readonly node: NodeClient; readonly config: EvmConfig },
  asset: AssetCode,
  addresses: ReadonlySet<string>,
): Promise<Amount> {
  const contract = contractOf(asset, config)
  const block = { blockHash: (await readHead(node)).hash }
  const balances = await Promise.all(
    [...addresses].map((address) =>
      contract === null
        ? node.demand('eth_getBalance', [address, block]).then(readQuantity)
        : readTokenBalance(node, contract, address, block),
    ),
  )
  return amount(
    asset,
    balances.reduce((sum, units) => sum + units, 0n),
  )
}
