export type { ReadinessPart, UseCases } from './use-cases.ts'
