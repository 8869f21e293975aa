import { pick } from '../../customers/index.ts'
import type { Parts } from '../markets/market.ts'
import { networksOf } from '../markets/network-of.ts'

/** Steps that come so often are tried at several of their occurrences. */
const OFTEN = 40
/** So often in a traced run that it comes after a restart, too. */
const AGAIN = 5
const TRIES_WHERE_OFTEN = 2
/** A killed run is never quite the traced one: the last occurrences may not come. */
const SHARE_SURE_TO_COME = 0.6

/**
 * Every labelled step that a traced run passed, once (often ones several times), at an occurrence and on a network that
 * the chances choose: `broadcast:after@litecoin#2`. Steps of chains that no story is on are left out.
 */
export function killPlan(
  steps: readonly string[],
  parts: Parts,
  random: () => number,
): readonly string[] {
  const onTheWay = new Set(networksOf(parts))
  const byLabel = new Map<string, Map<string, number>>()
  for (const step of steps) {
    const [label = '', network = ''] = step.split('@')
    if (network !== '' && !onTheWay.has(network)) continue
    const counts = byLabel.get(label) ?? new Map<string, number>()
    counts.set(network, (counts.get(network) ?? 0) + 1)
    byLabel.set(label, counts)
  }
  return [...byLabel].toSorted(byName).flatMap(([label, counts]) => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const tries = total > OFTEN ? TRIES_WHERE_OFTEN : 1
    return Array.from({ length: tries }, () => {
      const [network, count] = pick(random, [...counts])
      const sure = Math.max(1, Math.floor(count * SHARE_SURE_TO_COME))
      return `${label}${network === '' ? '' : `@${network}`}#${1 + Math.floor(random() * sure)}`
    })
  })
}

/** The same step at its first occurrence on any network. */
export function firstOf(killAt: string): string {
  return killAt.replace(/(@[^#]+)?#\d+$/, '#1')
}

/** Steps that come again and again, so that a shop that recovers passes them too. */
export function comingAgain(steps: readonly string[]): readonly string[] {
  const labels = steps.map((step) => step.replace(/@.*$/, ''))
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= AGAIN).map(([label]) => `${label}#1`)
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1
}
