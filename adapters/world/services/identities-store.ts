import { createHmac } from 'node:crypto'
import type { IdentityStatus, PlayVerdict, WebhookMessage } from '@causeway/core/ports'
import type { World } from '../world.ts'

const STATUS_AFTER = {
  approve: 'approved',
  refuse: 'refused',
  retry: 'retry',
  later: 'pending',
} as const satisfies Record<PlayVerdict, IdentityStatus>

/** Opens an identification, or leaves the one of that reference as it is. */
export function beginIdentity(world: World, reference: string): void {
  world.store
    .prepare(`INSERT OR IGNORE INTO identities (reference, status) VALUES (?, 'started')`)
    .run(reference)
}

/** How far it is; `none` where it was never begun. */
export function identityStatus(world: World, reference: string): IdentityStatus {
  const row = world.store
    .prepare('SELECT status FROM identities WHERE reference = ?')
    .get(reference) as { status: IdentityStatus } | undefined
  return row?.status ?? 'none'
}

/** Decides one. False where it was never begun. */
export function decideIdentity(world: World, reference: string, verdict: PlayVerdict): boolean {
  const { changes } = world.store
    .prepare('UPDATE identities SET status = ? WHERE reference = ?')
    .run(STATUS_AFTER[verdict], reference)
  return changes > 0
}

/** What the provider sends when something has changed: who it is about, signed with the world's own key. */
export function signIdentityMessage(world: World, reference: string): WebhookMessage {
  const rawBody = JSON.stringify({ reference })
  const signature = createHmac('sha256', `kyc ${world.seed}`).update(rawBody).digest('hex')
  return { headers: { 'x-sandbox-signature': signature }, rawBody }
}
