import { encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import { type Anvil, startAnvil } from '../../devnet/index.ts'
import { compileContracts } from './contracts/compile-contracts.ts'
import type { EvmConfig } from './evm-config.ts'
import { type EvmKit, evmKit } from './evm-test-kit.ts'

/** What the contracts of `OddTokens.sol` can be told. */
export const ODD_TOKEN_ABI = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferTwice(address first, address second, uint256 value)',
  'function transferAndLie(address to, uint256 value)',
  'function transferAndRebase(address to, uint256 value, uint256 next)',
  'function logForeign(address to, uint256 value)',
  'function takeFee()',
  'function stand()',
  'function lie()',
  'function blockHolder(address holder)',
])

type Payment = { readonly txId: string; readonly address: string; readonly units: bigint }

/** The product beside a token of its own, which it knows as `usdt20`. */
export type OddToken = EvmKit & {
  readonly contract: string
  /** A pay-in address that no other test has, and its index. */
  readonly payIn: string
  readonly index: number
  /** The outside customer, who holds all of the token, calls it. */
  readonly customer: (data: Hex) => Promise<{ readonly txId: string }>
  /** Payments to the pay-in address since the token is there. */
  readonly found: () => Promise<readonly Payment[]>
  /** Coin and tokens for the hot wallet, sent while the token still behaves. */
  readonly stock: (units: bigint) => Promise<void>
}

export type OddTokens = {
  readonly node: Anvil
  readonly makeContract: (name: string) => Promise<string>
  readonly given: (name: string, more?: Partial<EvmConfig>) => Promise<OddToken>
}

/** An anvil on which the contracts of this folder can be put. */
export async function startOddTokens(): Promise<OddTokens> {
  const node = await startAnvil()
  const codes = compileContracts()
  let lastIndex = 0
  const makeContract = async (name: string): Promise<string> => {
    const { contract } = await node.makeContract(codes.get(name) ?? '0x')
    await node.mine(1)
    return contract
  }
  const given = async (name: string, more: Partial<EvmConfig> = {}): Promise<OddToken> => {
    const contract = await makeContract(name)
    const kit = evmKit(node, [{ asset: 'usdt20', contract }], more)
    lastIndex += 1
    const payIn = kit.chain.payInAddress('usdt20', lastIndex).address
    const { cursor } = await kit.chain.scan(null, async () => new Set())
    const customer = (data: Hex) => node.call(contract, data)
    return {
      ...kit,
      contract,
      index: lastIndex,
      payIn,
      customer,
      found: async () => {
        const { payments } = await kit.chain.scan(cursor, async () => new Set([payIn]))
        return payments.map(({ txId, address, amount: { units } }) => ({ txId, address, units }))
      },
      stock: async (units) => {
        await kit.fundHotWallet(10n)
        await customer(tokenTransfer(kit.hotWallet, units))
        await node.mine(1)
      },
    }
  }
  return { node, makeContract, given }
}

/** The customer's ordinary transfer. */
export function tokenTransfer(to: string, units: bigint): Hex {
  return encodeFunctionData({
    abi: ODD_TOKEN_ABI,
    functionName: 'transfer',
    args: [getAddress(to), units],
  })
}
