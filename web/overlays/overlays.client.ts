import { startOverlays } from './start-overlays.ts'

const place = document.querySelector<HTMLElement>('[data-overlays]')
// A page that shows an error instead may have none.
if (place !== null) startOverlays(place)
