import type { Anvil, AnvilToken } from '@causeway/adapters/devnet'
import { askNode } from './ask-node.ts'
import type { NodeChain } from './node-chain.ts'

/** keccak256 of `balanceOf(address)`, its first four bytes (EIP-20). */
const BALANCE_OF = '0x70a08231'

/** A token on anvil's chain, whose blocks and fates are those of ether. */
export function tokenChain(anvil: Anvil, token: AnvilToken, ether: NodeChain): NodeChain {
  const balanceOf = async (address: string): Promise<bigint> => {
    const data = `${BALANCE_OF}${address.slice(2).toLowerCase().padStart(64, '0')}`
    const question = [{ to: token.contract, data }, 'latest']
    return BigInt(String(await askNode(anvil.rpcUrl, 'eth_call', question)))
  }
  return {
    ...ether,
    pay: (address, units) =>
      ether.inTurn(async () => ({ ...(await anvil.payToken(token.asset, address, units)), units })),
    received: async (address) => {
      const found = await anvil.receivedToken(token.asset, address)
      return found.map(({ txId, units }) => ({ txId, units }))
    },
    held: async (addresses) => {
      const balances = await Promise.all(addresses.map(balanceOf))
      return balances.reduce((sum, balance) => sum + balance, 0n)
    },
  }
}
