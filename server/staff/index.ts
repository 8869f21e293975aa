export { createStaffCases } from './create-staff-cases.ts'
export { inviteStaff } from './members/invite-staff.ts'
export { listStaff } from './members/list-staff.ts'
export {
  changeStaffRole,
  hasSecondMember,
  removeStaff,
  resetStaffAccess,
} from './members/manage-staff.ts'
export type * from './staff-failures.ts'
export type { StaffNeeds } from './staff-needs.ts'
export type * from './staff-types.ts'
