import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { addressHex } from './wire.ts'

const ERC20 = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
])

/** The call that moves a token (EIP-20). */
export function transferCall(to: string, units: bigint): Hex {
  return encodeFunctionData({ abi: ERC20, functionName: 'transfer', args: [addressHex(to), units] })
}

/** The call that asks what an account holds of a token (EIP-20). */
export function balanceCall(owner: string): Hex {
  return encodeFunctionData({ abi: ERC20, functionName: 'balanceOf', args: [addressHex(owner)] })
}
