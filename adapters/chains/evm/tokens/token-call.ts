import { decodeFunctionData, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import { addressHex } from '../node/wire.ts'

const ERC20 = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
])
/** The first four bytes of a call of `transfer(address,uint256)`, and two words. */
const TRANSFER_INPUT = /^0xa9059cbb[0-9a-f]{128}$/

/** The call that moves a token (EIP-20). */
export function transferCall(to: string, units: bigint): Hex {
  return encodeFunctionData({ abi: ERC20, functionName: 'transfer', args: [addressHex(to), units] })
}

/** What such a call asks for; null where the input is another call. */
export function readTransferCall(
  input: string,
): { readonly to: string; readonly units: bigint } | null {
  if (!TRANSFER_INPUT.test(input)) return null
  const { functionName, args } = decodeFunctionData({ abi: ERC20, data: `0x${input.slice(2)}` })
  return functionName === 'transfer' ? { to: getAddress(args[0]), units: args[1] } : null
}

/** The call that asks what an account holds of a token (EIP-20). */
export function balanceCall(owner: string): Hex {
  return encodeFunctionData({ abi: ERC20, functionName: 'balanceOf', args: [addressHex(owner)] })
}

/** The call that asks in how many decimals a token counts (EIP-20). */
export const decimalsCall: Hex = encodeFunctionData({ abi: ERC20, functionName: 'decimals' })
