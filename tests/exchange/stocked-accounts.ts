import { amount } from '@causeway/core/money'
import type { ChainPort, SandboxPort } from '@causeway/core/ports'
import { createPlayAccountChain } from './play-account-chain.ts'
import { openPlayAccounts, type PlayAccounts } from './play-accounts.ts'

const STOCK = { eth: 10n ** 21n, usdt20: 10n ** 12n, usdc: 10n ** 12n } as const

/** Ethereum as a chain of accounts, and the operator's stock on it. */
export type AccountNetwork = { readonly accounts: PlayAccounts; readonly chain: ChainPort }

/** Opens one with the addresses of another chain. */
export function openAccountNetwork(like: ChainPort): AccountNetwork {
  const accounts = openPlayAccounts('eth')
  for (const [asset, units] of Object.entries(STOCK)) {
    accounts.pay({ amount: amount(asset, units), address: like.hotWalletAddress(asset) })
  }
  accounts.mine(12)
  return { accounts, chain: createPlayAccountChain({ accounts, like }) }
}

/** The customer's controls, on that network too. */
export function controlsWith(
  controls: SandboxPort,
  { accounts, chain }: AccountNetwork,
): SandboxPort {
  return {
    ...controls,
    pay: async (payment) =>
      chain.assets.includes(payment.amount.asset) ? accounts.pay(payment) : controls.pay(payment),
    mine: async (network, count) =>
      network === chain.network ? accounts.mine(count) : controls.mine(network, count),
    received: async (address) => [
      ...(await controls.received(address)),
      ...accounts.received(address),
    ],
  }
}
