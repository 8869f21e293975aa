import { setTimeout as pause } from 'node:timers/promises'

/** Waits that are open, by what they are for. */
const openWaits = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Waits for others that want the same thing at the same time: the first that comes opens the wait, those that come before it
 * is over wait no longer than to its end, and all go on together.
 */
export async function awaitCompany(
  owner: object,
  wanted: string,
  milliseconds: number,
): Promise<void> {
  if (milliseconds <= 0) return
  const waits = openWaits.get(owner) ?? new Map<string, Promise<unknown>>()
  openWaits.set(owner, waits)
  const open = waits.get(wanted) ?? pause(milliseconds).then(() => waits.delete(wanted))
  waits.set(wanted, open)
  await open
}
