import { closeMenusOnLeaving } from '../close-menus-on-leaving.ts'
import { sleepUntilWanted } from './sleep-until-wanted.ts'

closeMenusOnLeaving(document)

const place = document.querySelector('[data-live-part="account-slot"]')
// A page that shows an error instead has no such part.
if (place !== null) {
  const load = async () => (await import('./wake-account-slot.tsx')).wakeAccountSlot
  sleepUntilWanted({ place, load })
}
