import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { accountKeys } from './account-keys.ts'
import { broadcastTransfer } from './broadcast-transfer.ts'
import { hexOf, readHead } from './chain-view.ts'
import { composeTransfer } from './compose-transfer.ts'
import { contractOf, type EvmConfig } from './evm-config.ts'
import { createNodeClient, type NodeClient } from './node-client.ts'
import { readFunding, readTokenBalance } from './read-funding.ts'
import { scanBlocks } from './scan-blocks.ts'
import { readPaymentStatus, readTransactionStatus } from './transaction-place.ts'
import { addressHex, readCount, readQuantity } from './wire.ts'

/** A chain of Ethereum's family with its coin and the tokens named, behind a node that holds no key of ours. */
export function createEvmChain(config: EvmConfig): ChainPort {
  const node = createNodeClient(config)
  const keys = accountKeys(config.accountXpub)
  const needs = { node, config, hotWallet: keys.hotWalletAddress }
  return {
    network: config.network,
    assets: [config.asset, ...config.tokens.map(({ asset }) => asset)],
    identity: async () => readCount(await node.demand('eth_chainId', [])).toString(),
    head: async () => {
      const { height, hash } = await readHead(node)
      return { height, hash }
    },
    payInAddress: (asset, index) => {
      contractOf(asset, config)
      return { address: keys.payInAddress(index), extraId: null }
    },
    hotWalletAddress: (asset) => {
      contractOf(asset, config)
      return keys.hotWalletAddress
    },
    // Blocks carry every payment: the node has nothing to look out for. An address that is none is still refused.
    watch: async (addresses) => {
      for (const { address } of addresses) addressHex(address)
    },
    scan: (cursor, owned) => scanBlocks(needs, cursor, owned),
    paymentStatuses: (payments) =>
      Promise.all(payments.map((payment) => readPaymentStatus(node, payment))),
    funding: async (intent) => ({
      network: config.network,
      facts: await readFunding(needs, intent),
    }),
    compose: (intent, funding, taken) => composeTransfer(needs, intent, { funding, taken }),
    broadcast: (signed) => broadcastTransfer(node, signed),
    transactionStatus: (txId) => readTransactionStatus(needs, txId),
    holdings: (asset, payIns) =>
      readHoldings({ node, config }, asset, new Set([keys.hotWalletAddress, ...payIns])),
  }
}

/** All balances of one block, so that nothing is counted on its way from one address to another. */
async function readHoldings(
  { node, config }: { readonly node: NodeClient; readonly config: EvmConfig },
  asset: AssetCode,
  addresses: ReadonlySet<string>,
): Promise<Amount> {
  const contract = contractOf(asset, config)
  const block = hexOf((await readHead(node)).height)
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
