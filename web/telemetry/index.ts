export { Telemetry } from './telemetry.tsx'
