import type { UseCases } from '@causeway/server'
import type { HealthView } from '@causeway/server/health/health-types'
import type { staffCalls } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'

/** The health of every part of the shop (OPS-02). */
export function createHealthHandlers({
  useCases: { backoffice },
}: {
  readonly useCases: Pick<UseCases, 'backoffice'>
}): Pick<HandlersOf<typeof staffCalls>, 'health'> {
  return { health: async () => answer(healthOut(await backoffice.health.read())) }
}

function healthOut({ at, minutes, parts }: HealthView) {
  return {
    at: time(at),
    parts: parts.map(({ changes, checkedAt, since, ...part }) => ({
      ...part,
      since: since === null ? null : time(since),
      checkedAt: time(checkedAt),
      changes: changes.map((change) => ({ ...change, at: time(change.at) })),
    })),
    minutes: minutes.map((one) => ({ ...one, minute: time(one.minute) })),
  }
}

function time(at: Date): string {
  return isoTime(at.getTime())
}
