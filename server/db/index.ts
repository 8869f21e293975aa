export type {
  AffiliateCommissionTable,
  AffiliateConversionTable,
  AffiliatePayoutTable,
  AffiliateTable,
  AffiliateToolTable,
  CommissionHold,
} from './affiliate-tables.ts'
export type { ScreeningTable } from './compliance-tables.ts'
export {
  type Database,
  FOREIGN_KEY_VIOLATION,
  type Queryable,
  sqlState,
  type Tx,
  UNIQUE_VIOLATION,
} from './database.ts'
export type { FiatOrderTable } from './fiat-tables.ts'
export { groupedWork } from './grouped-work.ts'
export { earliestId, timeOfId } from './id-times.ts'
export { inLockstep, joined } from './in-lockstep.ts'
export type { HedgeTable } from './inventory-tables.ts'
export { isDatabaseTrouble } from './is-database-trouble.ts'
export { readMeta, stampMeta, writeMeta } from './meta-store.ts'
export { isMigrated, migrate } from './migrate.ts'
export { openDatabase, PoolerNotNamed } from './open-database.ts'
export type {
  DepositTable,
  OrdersTable,
  PaymentClaimTable,
  SettlementTable,
  SuspenseReturnTable,
} from './order-tables.ts'
export { tableOwners } from './owners.ts'
export type { ChainCursorTable, Tables } from './tables.ts'
export type { TraceStep } from './trace-writes.ts'
export {
  assertOutsideTransaction,
  guardPort,
} from './transaction-guard.ts'
export type { ColdMoveTable, TransferTable } from './transfer-tables.ts'
export type { WebhookAttemptTable } from './webhook-tables.ts'
