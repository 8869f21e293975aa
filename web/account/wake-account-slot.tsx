import { hydrateIsland } from '../islands/index.ts'
import { AccountSlot, type AccountSlotProps, accountSlot } from './account-slot.tsx'
import type { SlotStart } from './slot-start.ts'

/** Brings the slot of a kept page to life, with what was learnt while it was asleep. */
export function wakeAccountSlot(start: SlotStart): void {
  const Component = (props: Pick<AccountSlotProps, 'account'>) => (
    <AccountSlot {...props} start={start} />
  )
  hydrateIsland({ ...accountSlot, Component })
}
