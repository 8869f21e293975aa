import type { World } from './world.ts'

/** Runs work as one write transaction of the world's own store. Inside another one it is part of that. */
export function inTransaction<T>(world: Pick<World, 'store'>, work: () => T): T {
  if (world.store.isTransaction) return work()
  world.store.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    world.store.exec('COMMIT')
    return result
  } catch (error) {
    world.store.exec('ROLLBACK')
    throw error
  }
}
