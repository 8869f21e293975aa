export type { ProvidedPostgres } from './provide-postgres.ts'
export { emptyDatabase, migratedDatabase } from './test-database.ts'
