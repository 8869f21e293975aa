import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { accountKeys } from './account-keys.ts'
import { broadcastTransfer } from './broadcast-transfer.ts'
import { readHead } from './chain-view.ts'
import { composeTransfer } from './compose-transfer.ts'
import { contractOf, type EvmConfig } from './evm-config.ts'
import { createNodeClient, type NodeClient } from './node-client.ts'
import { createNodeHead } from './node-head.ts'
import { readPaymentStatuses } from './payment-status.ts'
import { readFunding } from './read-funding.ts'
import { replaceTransfer } from './replace-transfer.ts'
import { scanBlocks } from './scan-blocks.ts'
import { readSweepOffer } from './sweep-offer.ts'
import { readTokenBalance } from './token-balance.ts'
import { createTraceReader } from './trace-reader.ts'
import { createTransactionStatus, findAnyTransaction } from './transaction-status.ts'
import { findSpendings, findSweeps, readWalletHistory } from './wallet-history.ts'
import { addressHex, readCount, readQuantity } from './wire.ts'

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
