import { startLate } from './start-late.ts'

const place = document.querySelector<HTMLElement>('[data-telemetry]')
// A page that shows an error instead may have none.
if (place !== null) startLate(place)
