import type { PlayName } from '@causeway/core/ports'
import { nextNumber, numberOf } from '../counters-store.ts'
import type { World } from '../world.ts'
import { playAddress } from './play-address.ts'

/** Names that somebody has in this world. `empty` says no address of any coin. */
const NAMES = [
  { name: 'alice.eth', says: 'addresses' },
  { name: 'bob.crypto', says: 'addresses' },
  { name: 'anna.x', says: 'addresses' },
  { name: 'carol.wallet', says: 'addresses' },
  { name: 'müller.eth', says: 'addresses' },
  { name: 'empty.eth', says: 'nothing' },
] as const

// Far beyond the customers that the world counts.
const FIRST_INDEX = 1_000_000
const INDICES_PER_NAME = 10_000
const FIRST_EXTRA_ID = 800_000

/** Every play name, for whoever plays with them. */
export function playNames(): readonly PlayName[] {
  return NAMES.map(({ name, says }) => ({ name, hasAddresses: says === 'addresses' }))
}

/** What a name says for a network; `nobody`: it is not registered; `nothing`: it says no address. */
export function playNameAddress(
  world: World,
  asked: { readonly name: string; readonly network: string; readonly hasExtraId: boolean },
): { readonly address: string; readonly extraId: string | null } | 'nobody' | 'nothing' {
  const place = NAMES.findIndex(({ name }) => name === asked.name)
  const found = NAMES[place]
  if (found === undefined) return 'nobody'
  if (found.says === 'nothing' || !world.networks.has(asked.network)) return 'nothing'
  return {
    address: playAddress(world, asked.network, 'customer', indexOf(world, place)),
    extraId: asked.hasExtraId ? String(FIRST_EXTRA_ID + place) : null,
  }
}

/** Lets a name say other addresses from now on, as its owner could; false where nobody has it. */
export function movePlayName(world: World, name: string): boolean {
  if (!NAMES.some((each) => each.name === name)) return false
  nextNumber(world, movesOf(name))
  return true
}

/** Every address of a network that names have said so far. */
export function addressesOfNames(world: World, network: string): readonly string[] {
  return NAMES.flatMap(({ name }, place) =>
    Array.from({ length: numberOf(world, movesOf(name)) + 1 }, (_, moves) =>
      playAddress(world, network, 'customer', FIRST_INDEX + place * INDICES_PER_NAME + moves),
    ),
  )
}

function indexOf(world: World, place: number): number {
  const name = NAMES[place]?.name ?? ''
  return FIRST_INDEX + place * INDICES_PER_NAME + numberOf(world, movesOf(name))
}

function movesOf(name: string): string {
  return `moves of ${name}`
}
