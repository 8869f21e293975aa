import type { Anvil } from '@causeway/adapters/devnet'
import { askNode } from './ask-node.ts'
import { createTurn, type NodeChain } from './node-chain.ts'

type Block = {
  readonly number: string
  readonly transactions: readonly {
    readonly hash: string
    readonly to: string | null
    readonly value: string
  }[]
}

/** anvil's private chain with its rich outside customer. */
export function ethereumChain(node: Anvil): NodeChain {
  const ask = (method: string, ...params: readonly unknown[]) =>
    askNode(node.rpcUrl, method, params)
  const height = async () => Number(await ask('eth_blockNumber'))
  const blockAt = async (at: number | 'pending'): Promise<Block | null> => {
    const block: unknown = await ask(
      'eth_getBlockByNumber',
      typeof at === 'number' ? `0x${at.toString(16)}` : at,
      true,
    )
    return isBlock(block) ? block : null
  }
  const blocksSince = (from: number, head: number) =>
    Promise.all(Array.from({ length: head - from + 1 }, (_, offset) => blockAt(from + offset)))
  // The node keeps no index by address: payments are looked for from the block at which the address was made.
  const bornAt = new Map<string, number>()
  // The node gives two payments of the same moment the same nonce, and refuses one of them.
  const inTurn = createTurn()
  return {
    inTurn,
    freshAddress: async () => {
      const address = await node.freshAddress()
      bornAt.set(address.toLowerCase(), await height())
      return address
    },
    pay: (address, units) => inTurn(async () => ({ ...(await node.pay(address, units)), units })),
    received: async (address) => {
      const head = await height()
      const found = await blocksSince(bornAt.get(address.toLowerCase()) ?? 0, head)
      return [...found, await blockAt('pending')]
        .flatMap((block) => block?.transactions ?? [])
        .filter(({ to }) => to?.toLowerCase() === address.toLowerCase())
        .map(({ hash, value }) => ({ txId: hash, units: BigInt(value) }))
        .filter(({ txId }, at, all) => all.findIndex((other) => other.txId === txId) === at)
    },
    depthOf: async (txId) => {
      const receipt = await ask('eth_getTransactionReceipt', txId)
      if (typeof receipt !== 'object' || receipt === null) return 0
      if (!('blockNumber' in receipt)) return 0
      return (await height()) - Number(receipt.blockNumber) + 1
    },
    held: async (addresses) => {
      const balances = await Promise.all(
        addresses.map((address) => ask('eth_getBalance', address, 'latest')),
      )
      return balances.reduce((sum: bigint, balance) => sum + BigInt(String(balance)), 0n)
    },
    mine: node.mine,
    reorganise: (depth, gone) =>
      inTurn(async () => {
        const head = await height()
        const replaced = await blocksSince(head - depth + 1, head)
        const waiting = await Promise.all(
          replaced
            .flatMap((block) => block?.transactions ?? [])
            .filter(({ hash }) => !gone.includes(hash))
            .map(({ hash }) => ask('eth_getRawTransactionByHash', hash)),
        )
        await node.reorganise(depth)
        // anvil forgets what was in the blocks; the peers of a real network do not.
        for (const raw of waiting) await ask('eth_sendRawTransaction', raw).catch(() => {})
      }),
  }
}

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && 'transactions' in value
}
