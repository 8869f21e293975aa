export type { ProvidedPostgres } from './provide-postgres.ts'
export { emptyDatabase, migratedDatabase, migratedFolder } from './test-database.ts'
