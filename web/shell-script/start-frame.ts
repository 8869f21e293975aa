import { startOverlays } from '../overlay-script/start-overlays.ts'
import { startWhenIdle } from '../telemetry/start-when-idle.ts'

/** Starts what is on every page of the site. A page that shows an error instead may have none of it. */
export function startFrame(page: Document): void {
  const overlays = page.querySelector<HTMLElement>('[data-overlays]')
  if (overlays !== null) startOverlays(overlays)
  const telemetry = page.querySelector<HTMLElement>('[data-telemetry]')
  if (telemetry !== null) startWhenIdle(telemetry)
}
