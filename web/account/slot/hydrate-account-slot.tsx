import { hydrateIsland } from '../../islands/index.ts'
import { AccountSlot, type AccountSlotProps, accountSlot } from './account-slot.tsx'
import type { SlotStart } from './account-state.ts'

/** Hydrates the slot of a kept page, with what was learnt until then. */
export function hydrateAccountSlot(start: SlotStart): void {
  const Component = (props: Pick<AccountSlotProps, 'account'>) => (
    <AccountSlot {...props} start={start} />
  )
  hydrateIsland({ ...accountSlot, Component })
}
