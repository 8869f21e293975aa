import type { StaffNeeds } from '../staff-needs.ts'
import type { StaffPasskeyCases } from '../staff-types.ts'
import {
  addStaffPasskey,
  listStaffPasskeys,
  removeStaffPasskey,
  renameStaffPasskey,
} from './keep-staff-passkeys.ts'
import {
  staffCreationOptions,
  staffSignInOptions,
  staffStepUpOptions,
} from './staff-passkey-options.ts'
import { signInByPasskey, stepUpByPasskey } from './use-staff-passkey.ts'

/** Passkeys of staff, joined with what they need. */
export function createStaffPasskeyCases(needs: StaffNeeds): StaffPasskeyCases {
  return {
    list: (session) => listStaffPasskeys(needs, session),
    creationOptions: (session) => staffCreationOptions(needs, session),
    add: (session, asked, network) => addStaffPasskey(needs, session, asked, network),
    rename: (session, asked, network) => renameStaffPasskey(needs, session, asked, network),
    remove: (session, id, network) => removeStaffPasskey(needs, session, id, network),
    signInOptions: () => staffSignInOptions(needs),
    signIn: (response, visitor) => signInByPasskey(needs, response, visitor),
    stepUpOptions: (session) => staffStepUpOptions(needs, session),
    stepUp: (session, response) => stepUpByPasskey(needs, session, response),
  }
}
