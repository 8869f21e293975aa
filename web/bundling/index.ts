export { buildIslands } from './build-islands.ts'
export { buildServiceWorker } from './build-service-worker.ts'
export { chunkGroups } from './chunk-groups.ts'
