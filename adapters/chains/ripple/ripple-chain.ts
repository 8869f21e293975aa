import { amount } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'
import { hotWalletAddress, payInTag } from './account-keys.ts'
import { readIdentity } from './node/ledger-identity.ts'
import { findAccount } from './node/ledger-view.ts'
import { createNodeClient } from './node/node-client.ts'
import { createNodeHead } from './node/node-head.ts'
import { scanLedgers } from './payments/scan-ledgers.ts'
import type { RippleConfig } from './ripple-config.ts'
import { broadcastTransfer } from './transfers/broadcast-transfer.ts'
import { composeTransfer } from './transfers/compose-transfer.ts'
import { readFunding } from './transfers/read-funding.ts'
import { replaceTransfer } from './transfers/replace-transfer.ts'
import {
  findAnyTransaction,
  readPaymentStatuses,
  readTransactionStatus,
} from './transfers/transaction-status.ts'
import { findSpendings, readWalletHistory } from './wallet-history.ts'

/** The XRP Ledger behind a server that holds no key of ours. One account: pay-ins differ by destination tag. */
export function createRippleChain(config: RippleConfig): ChainPort {
  const node = createNodeClient(config)
  const head = createNodeHead({ node, config })
  const hotWallet = hotWalletAddress(config.accountXpub)
  const needs = { node, head, config, hotWallet }
  const assertAsset = (asset: string): void => {
    if (asset !== config.asset) throw new TypeError(`${config.network} has no ${asset}`)
  }
  return {
    network: config.network,
    assets: [config.asset],
    identity: () => readIdentity(node, head),
    head: async () => (await head.read()).head,
    payInAddress: (asset, index) => {
      assertAsset(asset)
      return { address: hotWallet, extraId: payInTag(index) }
    },
    hotWalletAddress: (asset) => {
      assertAsset(asset)
      return hotWallet
    },
    // There is nothing to look out for. The server must be there, though, and of this network.
    watch: async () => void (await head.read()),
    scan: (cursor, owned) => scanLedgers(needs, cursor, owned),
    paymentStatuses: (keys) => readPaymentStatuses(needs, keys),
    funding: async (intent) => ({
      network: config.network,
      facts: await readFunding(needs, intent),
    }),
    compose: (intent, funding, taken) => composeTransfer(needs, intent, { funding, taken }),
    replace: (earlier, funding) => replaceTransfer(needs, earlier, funding),
    sweeps: null,
    broadcast: (signed) => broadcastTransfer(needs, signed),
    transactionStatus: (txId) => readTransactionStatus(needs, txId),
    findTransaction: (txId) => findAnyTransaction(needs, txId),
    holdings: async (asset, payIns) => {
      assertAsset(asset)
      const stranger = payIns.find((address) => address !== hotWallet)
      if (stranger !== undefined) throw new TypeError(`${stranger} is none of our addresses`)
      return amount(asset, (await findAccount(node, hotWallet, 'validated'))?.balance ?? 0n)
    },
    walletHistory: (cursor) => readWalletHistory(needs, cursor),
    findSpendings: (wanted) => findSpendings(needs, wanted),
  }
}
