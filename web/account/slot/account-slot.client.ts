import { startFrame } from '../../shell-script/start-frame.ts'
import { startShell } from '../../shell-script/start-shell.ts'
import { openSignIn } from '../sign-in/open-sign-in.ts'
import { hydrateOnDemand } from './hydrate-on-demand.ts'

startFrame(document)
const leave = async () => (await import('../sign-out/leave-here.ts')).leaveHere()
startShell(document, { openSignIn, leave })

const place = document.querySelector('[data-island="account-slot"]')
// A page that shows an error instead has no such island.
if (place !== null) {
  const load = async () => (await import('./hydrate-account-slot.tsx')).hydrateAccountSlot
  hydrateOnDemand({ place, load })
}
