import { bytesToHex } from '@noble/hashes/utils.js'
import { playBytes, type World, worldNetwork } from '../world.ts'

/**
 * The hash of the block at a height now. A reorganisation opens a new branch from its first replaced height on, so
 * every hash from there on differs and every one below stays, as if each block named its parent; and a world that
 * slept for a month need not write a million empty blocks.
 */
export function blockHash(world: World, network: string, height: number): string {
  const branch = world.store
    .prepare('SELECT max(branch) AS branch FROM branches WHERE network = ? AND from_height <= ?')
    .get(network, height)?.branch
  const digits = digitsOf(world.seed, `${network} ${height} ${Number(branch ?? 0)}`, () =>
    playBytes(world.seed, 'block', network, height, Number(branch ?? 0)),
  )
  return worldNetwork(world, network).addressFamily === 'evm' ? `0x${digits}` : digits
}

/** Each look asks for the same two dozen blocks of its network again. */
const MOST_KEPT = 5_000
const kept = new Map<string, string>()

function digitsOf(seed: string, block: string, make: () => Uint8Array): string {
  const key = `${seed} ${block}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const digits = bytesToHex(make())
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, digits)
  return digits
}
