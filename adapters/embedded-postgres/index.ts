export { EmbeddedPostgresRefused } from './cluster-folder.ts'
export { FolderInUse } from './exclusive-folder.ts'
export {
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
  openEmbeddedPostgres,
} from './open-embedded-postgres.ts'
export { findPostgresPrograms, type PostgresPrograms, type RunAs } from './postgres-programs.ts'
