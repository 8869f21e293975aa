import type { AuditHead } from '@causeway/core/ports'
import { type NotedAudit, noteAuditHead } from '../audit/note-audit-head.ts'
import { guardPort } from '../db/index.ts'
import { createLoop, type Engine } from '../jobs/index.ts'
import { postLostTransfers } from './post-lost-transfers.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'
import { createRestoreCheck } from './restore-check.ts'

const EVERY_MILLISECONDS = 15_000

/** Lets the engine work only while the signer has seen no newer database. */
export type RestoreWatch = {
  /** Asks once before it returns, then again and again. The engine starts with the first answer that is good. */
  readonly start: () => Promise<void>
  /** Stops the engine too. */
  readonly stop: () => Promise<void>
  /** How the audit log was at the last look; null before the first. */
  readonly audit: () => NotedAudit | null
}

/**
 * A database that came back older must not be worked on: orders would be settled a second time at another rate. Where it is
 * found out while the engine runs, the engine stops for good, and the process has to be started again.
 */
export function watchRestores(
  needs: ReconcileNeeds & {
    readonly engine: Engine
    readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
    readonly onError: (name: string, error: unknown) => void
    /** Told of each new last entry of the audit log, to be kept where the log goes. */
    readonly onAuditHead: (head: AuditHead) => void
  },
): RestoreWatch {
  const { engine, onError } = needs
  const signer = guardPort(needs.signer, 'signer', [])
  const check = createRestoreCheck({ ...needs, signer })
  let audit: NotedAudit | null = null
  const lookAtAudit = async (): Promise<void> => {
    audit = await noteAuditHead({ ...needs, signer })
    if (audit.state === 'rewritten') {
      const { day, number } = audit.head
      needs.alert('audit_rewritten', { day, number, remedy: 'run operate -- audit verify' })
    } else if (audit.state === 'noted' && audit.isNew) needs.onAuditHead(audit.head)
  }
  let state: 'waiting' | 'running' | 'stopped' = 'waiting'
  const turn = async (): Promise<boolean> => {
    const answer = await check()
    if (answer === 'current') {
      if (state === 'waiting') {
        state = 'running'
        engine.start()
      }
      await postLostTransfers(needs)
      await lookAtAudit().catch((error: unknown) => onError('audit log', error))
    } else if (state === 'running') {
      state = 'stopped'
      await engine.stop()
    }
    return false
  }
  const name = 'database generation'
  const loop = createLoop({ name, everyMilliseconds: EVERY_MILLISECONDS, work: turn, onError })
  return {
    audit: () => audit,
    start: async () => {
      await turn().catch((error: unknown) => onError(name, error))
      loop.start()
    },
    stop: async () => {
      await loop.stop()
      await engine.stop()
      // What was handed out since the last check is remembered, too.
      if (state === 'running') await check().catch((error: unknown) => onError(name, error))
    },
  }
}
