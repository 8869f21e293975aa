export { type StaffRole, staffLifetimes, staffRoles } from './roles.ts'
export { staffMailbox } from './staff-mailbox.ts'
export {
  nextStaffState,
  type StaffEvent,
  type StaffState,
  staffTransitions,
} from './staff-states.ts'
