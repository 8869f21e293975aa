export { createDeskCases } from './create-desk-cases.ts'
export type * from './desk-types.ts'
