import type { ReadinessPart } from '@causeway/server'
import { examineDatabase, examineOwn, type OwnNeeds } from '@causeway/server/health/examine-parts'
import type { HealthPart } from '@causeway/server/health/health-types'

/**
 * Whether each part of this process can do its work: of the same findings as the page of the back office. A chain whose
 * node doesn’t answer is part of the workers here; a warning doesn’t make the process unready.
 */
export async function readReadiness(
  needs: Omit<OwnNeeds, 'disk'>,
  isMigrated: () => Promise<boolean>,
): Promise<Readonly<Record<string, ReadinessPart>>> {
  const { part: database } = await examineDatabase(isMigrated)
  const own = examineOwn(needs)
  const prices = own.filter(({ part }) => part === 'prices')
  const workers = own.filter(({ part }) => part !== 'prices' && part !== 'fiat')
  const stuck = workers.filter(({ state }) => state === 'red')
  return {
    database: readinessOf([database]),
    prices: readinessOf(prices),
    workers:
      workers.length === 0
        ? { ok: true, detail: 'Other processes run the workers.' }
        : readinessOf(
            stuck.length === 0 ? workers.filter(({ part }) => part === 'workers') : stuck,
          ),
  }
}

function readinessOf(parts: readonly HealthPart[]): ReadinessPart {
  return {
    ok: parts.every(({ state }) => state !== 'red'),
    detail: parts
      .map(({ part, reason }) =>
        part.startsWith('chain:') ? `${part.slice(6)}: ${reason}` : reason,
      )
      .join(' '),
  }
}
