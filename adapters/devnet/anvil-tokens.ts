import {
  concat,
  encodeFunctionData,
  getAddress,
  getContractAddress,
  type Hex,
  keccak256,
  pad,
  parseAbi,
  toHex,
} from 'viem'
import { playTokenCode } from './play-token.ts'
import type { ReceivedPayment } from './received-on-anvil.ts'

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** A token of a development chain, by the product's own ticker. */
export type AnvilToken = {
  readonly asset: string
  readonly contract: string
  readonly decimals: number
}

// The last of anvil's own accounts, which does nothing else: its first contracts have the same addresses for ever.
const MAKER = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
const DECIMALS = 6
const TRANSFER = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])
/** keccak256 of `Transfer(address,address,uint256)` (EIP-20). */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The tokens that `startAnvil({ withTokens: true })` puts on its chain: honest ones with six decimals. */
export const anvilTokens: readonly AnvilToken[] = ['usdt20', 'usdc'].map((asset, place) => ({
  asset,
  contract: getContractAddress({ from: MAKER, nonce: BigInt(place) }),
  decimals: DECIMALS,
}))

/** Makes the tokens and a block for them, unless the chain has them already. */
export async function makeAnvilTokens(ask: Ask): Promise<void> {
  const last = anvilTokens.at(-1)
  if ((await ask('eth_getCode', last?.contract, 'latest')) !== '0x') return
  for (const _token of anvilTokens) {
    await ask('eth_sendTransaction', { from: MAKER, data: playTokenCode })
  }
  await ask('anvil_mine', '0x1')
}

/**
 * Puts a token like these at any other address, all of it the outside customer's: the token of a main chain to play
 * with. Balances stand in the contract's first storage slot.
 */
export async function placeAnvilToken(ask: Ask, contract: string): Promise<void> {
  const [first] = anvilTokens
  await ask('anvil_setCode', contract, await ask('eth_getCode', first?.contract, 'latest'))
  const slot = keccak256(concat([pad(MAKER), pad('0x0')]))
  await ask('anvil_setStorageAt', contract, slot, pad(toHex(10n ** 24n)))
}

/** The call by which the outside customer pays a token, of which the asset or the contract is given. */
export function tokenPayment(
  asset: string,
  to: string,
  units: bigint,
): Readonly<Record<'from' | 'to' | 'data', string>> {
  const data = encodeFunctionData({
    abi: TRANSFER,
    functionName: 'transfer',
    args: [getAddress(to), units],
  })
  return { from: MAKER, to: asset.startsWith('0x') ? asset : contractOf(asset), data }
}

/** Payments of a token to an address, oldest first. */
export async function receivedTokensOnAnvil(
  ask: Ask,
  asset: string,
  address: string,
): Promise<readonly ReceivedPayment[]> {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return []
  const head = Number(await ask('eth_blockNumber'))
  const to = pad(hexOf(address), { size: 32 })
  const logs = await ask('eth_getLogs', {
    fromBlock: '0x0',
    toBlock: 'latest',
    address: asset.startsWith('0x') ? asset : contractOf(asset),
    topics: [TRANSFER_TOPIC, null, to],
  })
  return logsOf(logs).map(({ data, transactionHash, blockNumber }) => ({
    units: BigInt(data),
    txId: transactionHash,
    confirmations: head - Number(blockNumber) + 1,
  }))
}

function contractOf(asset: string): string {
  const token = anvilTokens.find((each) => each.asset === asset)
  if (token === undefined) throw new Error(`The development chain has no ${asset}`)
  return token.contract
}

function hexOf(address: string): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}

function logsOf(logs: unknown): readonly {
  readonly data: string
  readonly transactionHash: string
  readonly blockNumber: string
}[] {
  return Array.isArray(logs) ? logs : []
}
