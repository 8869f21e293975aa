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
  const digits = bytesToHex(playBytes(world.seed, 'block', network, height, Number(branch ?? 0)))
  return worldNetwork(world, network).addressFamily === 'evm' ? `0x${digits}` : digits
}
