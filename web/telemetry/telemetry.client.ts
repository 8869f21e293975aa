import { startWhenIdle } from './start-when-idle.ts'

const place = document.querySelector<HTMLElement>('[data-telemetry]')
// A page that shows an error instead may have none.
if (place !== null) startWhenIdle(place)
