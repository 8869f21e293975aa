import { startShell } from '../shell-script/index.ts'
import { hydrateOnDemand } from './hydrate-on-demand.ts'
import { openSignIn } from './open-sign-in.ts'

const leave = async () => (await import('./leave-here.ts')).leaveHere()
startShell(document, { openSignIn, leave })

const place = document.querySelector('[data-island="account-slot"]')
// A page that shows an error instead has no such island.
if (place !== null) {
  const load = async () => (await import('./hydrate-account-slot.tsx')).hydrateAccountSlot
  hydrateOnDemand({ place, load })
}
