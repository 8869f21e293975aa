import type { ProviderMode } from '@causeway/core/ports'
import type { SandboxProvider, World } from './world.ts'

/** How a provider behaves now; `ok` until told otherwise. */
export function modeOf(world: World, { kind, provider }: SandboxProvider): ProviderMode {
  const row = world.store
    .prepare('SELECT mode FROM modes WHERE kind = ? AND provider = ?')
    .get(kind, provider) as { mode: ProviderMode } | undefined
  return row?.mode ?? 'ok'
}

/** Whether nothing at all comes from a provider now. */
export function saysNothing(world: World, provider: SandboxProvider): boolean {
  const mode = modeOf(world, provider)
  return mode === 'down' || mode === 'silent'
}

/** Says how a provider shall behave from now on. False where the world has no such provider. */
export function saveMode(world: World, wanted: SandboxProvider, mode: ProviderMode): boolean {
  const isKnown = world.providers.some(
    ({ kind, provider }) => kind === wanted.kind && provider === wanted.provider,
  )
  if (!isKnown) return false
  world.store
    .prepare(
      `INSERT INTO modes (kind, provider, mode) VALUES (?, ?, ?)
       ON CONFLICT (kind, provider) DO UPDATE SET mode = excluded.mode`,
    )
    .run(wanted.kind, wanted.provider, mode)
  return true
}
