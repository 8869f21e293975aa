import type { NetworkId } from '@causeway/core/currencies'
import type { PlayRisk } from '@causeway/core/ports'
import { canonicalAddress, playAddress } from '../addresses/play-address.ts'
import { type World, worldNetwork } from '../world.ts'

type Risk = Pick<PlayRisk, 'score' | 'isListed'>

const NO_RISK: Risk = { score: 0, isListed: false }

/** One address of each kind on every network: on a list, very risky, doubtful. */
const KINDS: readonly Risk[] = [
  { score: 100, isListed: true },
  { score: 90, isListed: false },
  { score: 60, isListed: false },
]

/** They follow from the seed, and are asked for with every order. */
const known = new WeakMap<World, Map<NetworkId, readonly PlayRisk[]>>()

/** The addresses of a network that are always risky, the worst first. */
export function riskyAddresses(world: World, network: NetworkId): readonly PlayRisk[] {
  const ofWorld = known.get(world) ?? new Map<NetworkId, readonly PlayRisk[]>()
  known.set(world, ofWorld)
  const made =
    ofWorld.get(network) ??
    KINDS.map((risk, index) => ({
      address: playAddress(world, network, 'risky', index),
      ...risk,
    }))
  ofWorld.set(network, made)
  return made
}

/** The worst that is known of any of these texts, addresses of the network or transactions. */
export function riskOf(world: World, network: NetworkId, subjects: readonly string[]): Risk {
  const family = worldNetwork(world, network).addressFamily
  const spellings = subjects.map((text) => canonicalAddress(family, text) ?? text)
  const found = [
    ...riskyAddresses(world, network).filter(({ address }) => spellings.includes(address)),
    ...spellings.map((text) => storedRisk(world, text)),
  ]
  return found.reduce<Risk>(
    (worst, { score, isListed }) => ({
      score: Math.max(worst.score, score),
      isListed: worst.isListed || isListed,
    }),
    NO_RISK,
  )
}

/** Has an address or a transaction count as this risky. */
export function saveRisk(world: World, subject: string, { score, isListed }: Risk): void {
  world.store
    .prepare(
      `INSERT INTO risks (subject, score, is_listed) VALUES (?, ?, ?)
       ON CONFLICT (subject) DO UPDATE SET score = excluded.score, is_listed = excluded.is_listed`,
    )
    .run(subject, score, isListed ? 1 : 0)
}

function storedRisk(world: World, subject: string): Risk {
  const row = world.store
    .prepare('SELECT score, is_listed AS isListed FROM risks WHERE subject = ?')
    .get(subject) as { score: number; isListed: number } | undefined
  return row === undefined ? NO_RISK : { score: row.score, isListed: row.isListed === 1 }
}
