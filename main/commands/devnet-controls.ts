import { type Anvil, type AnvilToken, anvilTokens, type Litecoind } from '@causeway/adapters/devnet'
import type { NetworkId } from '@causeway/core/currencies'
import { amount, formatUnits } from '@causeway/core/money'
import type { ChainPort, SandboxPort } from '@causeway/core/ports'
import type { ExternalServices } from '../services/index.ts'

const LITECOIN_DECIMALS = 8

/** One coin of a development node, as the sandbox's controls use it. */
type NodeControls = Pick<SandboxPort, 'pay' | 'received'> & {
  readonly network: NetworkId
  readonly asset: string
  readonly mine: (count: number) => Promise<void>
  readonly reorganise: (depth: number) => Promise<void>
  readonly customerAddress: () => Promise<string>
}

/** The sandbox page's controls, which reach the real nodes for their networks and the sandbox for the others. */
export function withDevnetControls(
  external: ExternalServices,
  nodes: { readonly litecoind: Litecoind; readonly anvil: Anvil },
): ExternalServices {
  const { sandbox } = external
  if (sandbox === null) throw new Error('Development nodes belong to a play world')
  const controls: readonly NodeControls[] = [
    litecoinControls(nodes.litecoind),
    ethereumControls(nodes.anvil),
    ...anvilTokens.map((token) => tokenControls(nodes.anvil, token)),
  ]
  return { ...external, sandbox: reachNodes(sandbox, controls, external.chains) }
}

function reachNodes(
  sandbox: SandboxPort,
  controls: readonly NodeControls[],
  chains: ReadonlyMap<NetworkId, ChainPort>,
): SandboxPort {
  const byAsset = (asset: string) => controls.find((control) => control.asset === asset)
  const byNetwork = (network: NetworkId) => controls.find((control) => control.network === network)
  const heightOf = async (network: NetworkId) => {
    const chain = chains.get(network)
    if (chain === undefined) throw new Error(`No chain is wired for ${network}`)
    return { height: (await chain.head()).height }
  }
  return {
    ...sandbox,
    pay: (payment) => (byAsset(payment.amount.asset) ?? sandbox).pay(payment),
    mine: async (network, count) => {
      const control = byNetwork(network)
      if (control === undefined) return sandbox.mine(network, count)
      await control.mine(count)
      return heightOf(network)
    },
    reorganise: async (network, depth, drop) => {
      const control = byNetwork(network)
      if (control === undefined) return sandbox.reorganise(network, depth, drop)
      await control.reorganise(depth)
      return heightOf(network)
    },
    received: async (address) => {
      const found = await Promise.all(
        [sandbox, ...controls].map((control) => control.received(address)),
      )
      return found.flat()
    },
    customerAddress: async (asset) => {
      const control = byAsset(asset)
      if (control === undefined) return sandbox.customerAddress(asset)
      return { address: await control.customerAddress(), extraId: null }
    },
    heights: async () => {
      const played = await sandbox.heights()
      return Promise.all(
        played.map(async ({ network, height }) => ({
          network,
          height: byNetwork(network) !== undefined ? (await heightOf(network)).height : height,
        })),
      )
    },
  }
}

function litecoinControls(node: Litecoind): NodeControls {
  return {
    network: 'litecoin',
    asset: 'ltc',
    pay: (payment) =>
      node.pay(payment.address, formatUnits(payment.amount.units, LITECOIN_DECIMALS)),
    received: async (address) =>
      (await node.received(address)).map(({ units, ...seen }) => ({
        amount: amount('ltc', units),
        extraId: null,
        ...seen,
      })),
    mine: node.mine,
    reorganise: node.reorganise,
    customerAddress: node.outsideAddress,
  }
}

function ethereumControls(node: Anvil): NodeControls {
  return {
    network: 'ethereum',
    asset: 'eth',
    pay: (payment) => node.pay(payment.address, payment.amount.units),
    received: async (address) =>
      (await node.received(address)).map(({ units, ...seen }) => ({
        amount: amount('eth', units),
        extraId: null,
        ...seen,
      })),
    mine: node.mine,
    reorganise: node.reorganise,
    customerAddress: node.freshAddress,
  }
}

function tokenControls(node: Anvil, { asset }: AnvilToken): NodeControls {
  return {
    ...ethereumControls(node),
    asset,
    pay: (payment) => node.payToken(asset, payment.address, payment.amount.units),
    received: async (address) =>
      (await node.receivedToken(asset, address)).map(({ units, ...seen }) => ({
        amount: amount(asset, units),
        extraId: null,
        ...seen,
      })),
  }
}
