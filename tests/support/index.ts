export { brandFiles } from './brand-files.ts'
export { type Browser, BrowserMissing, findBrowser } from './browser.ts'
export { buildClient } from './build-client.ts'
export { buildWidgetPackage } from './build-widget-package.ts'
export { copyStockedData } from './copy-stocked-data.ts'
export { createPostgresDatabase, postgresUrlOf, throughPooler } from './create-postgres-database.ts'
export { backUpData, type DataBackup } from './data-backup.ts'
export { doctor } from './doctor.ts'
export { onFreePort } from './free-port.ts'
export { launch, type RunningProcess } from './launch.ts'
export { operate } from './operate.ts'
export { PostgresMissing, type RunningPostgres, startPostgres } from './postgres.ts'
export {
  type ProductOptions,
  type RunningProduct,
  startProduct,
  startProductAtLocalhost,
  startWorker,
} from './product.ts'
export { type ReadPage, readHtml } from './read-html.ts'
export {
  type Bend,
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from './software-authenticator.ts'
export { type RunningPgBouncer, startPgBouncer } from './start-pgbouncer.ts'
export { provideStockedData } from './stocked-data.ts'
