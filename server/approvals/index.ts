export type * from './approval-types.ts'
export { createApprovalCases } from './create-approval-cases.ts'
