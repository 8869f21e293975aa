import type { Anvil, Litecoind } from '@causeway/adapters/devnet'
import { anvilTokens } from '@causeway/adapters/devnet'
import {
  askNode,
  createTurn,
  ethereumChain,
  litecoinChain,
  type NodeChain,
} from '../../torture/index.ts'

export type NodePayment = { readonly txId: string; readonly units: bigint }

/** A coin of the development nodes, as everybody but the product uses it. Units are the coin's smallest. */
export type NodeCoin = {
  readonly network: 'litecoin' | 'ethereum'
  readonly decimals: number
  readonly freshAddress: () => Promise<string>
  /** A cheat's payment in litecoin can be taken back; nobody else's rests on it. */
  readonly pay: (address: string, units: bigint, payer?: 'cheat') => Promise<NodePayment>
  readonly received: (address: string) => Promise<readonly NodePayment[]>
  /** What these addresses hold in blocks. */
  readonly held: (addresses: readonly string[]) => Promise<bigint>
}

export type NodeCoins = {
  readonly coin: (asset: string) => NodeCoin
  readonly chains: { readonly ltc: NodeChain; readonly eth: NodeChain }
}

/** keccak256 of `balanceOf(address)`, its first four bytes (EIP-20). */
const BALANCE_OF = '0x70a08231'

/** The coins of both nodes, with customers who have money. */
export async function openNodeCoins(litecoind: Litecoind, anvil: Anvil): Promise<NodeCoins> {
  const chains = { ltc: await litecoinChain(litecoind), eth: ethereumChain(anvil) }
  const inTurn = createTurn()
  const coins = new Map<string, NodeCoin>([
    ['ltc', coinOf(chains.ltc, { network: 'litecoin', decimals: 8 })],
    ['eth', coinOf(chains.eth, { network: 'ethereum', decimals: 18 })],
    ...anvilTokens.map(({ asset, contract, decimals }): [string, NodeCoin] => [
      asset,
      {
        network: 'ethereum',
        decimals,
        freshAddress: chains.eth.freshAddress,
        pay: (address, units) =>
          inTurn(async () => ({ ...(await anvil.payToken(asset, address, units)), units })),
        received: (address) => anvil.receivedToken(asset, address),
        held: async (addresses) => {
          const balances = await Promise.all(
            addresses.map((address) => balanceOf(anvil, contract, address)),
          )
          return balances.reduce((sum, balance) => sum + balance, 0n)
        },
      },
    ]),
  ])
  return {
    chains,
    coin: (asset) => {
      const coin = coins.get(asset)
      if (coin === undefined) throw new Error(`The development nodes have no ${asset}`)
      return coin
    },
  }
}

function coinOf(chain: NodeChain, facts: Pick<NodeCoin, 'network' | 'decimals'>): NodeCoin {
  return {
    ...facts,
    freshAddress: chain.freshAddress,
    pay: (address, units, payer) => chain.pay(address, units, payer ?? 'honest'),
    received: chain.received,
    held: chain.held,
  }
}

async function balanceOf(anvil: Anvil, contract: string, address: string): Promise<bigint> {
  const data = `${BALANCE_OF}${address.slice(2).toLowerCase().padStart(64, '0')}`
  return BigInt(String(await askNode(anvil.rpcUrl, 'eth_call', [{ to: contract, data }, 'latest'])))
}
