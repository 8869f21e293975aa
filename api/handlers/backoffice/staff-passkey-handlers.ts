import type { UseCases } from '@causeway/server'
import type { staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { networkOf, signedIn, visitorOf } from './staff-replies.ts'

type Needs = { readonly useCases: Pick<UseCases, 'backoffice'>; readonly words: Wording }
type Handlers = Pick<
  HandlersOf<typeof staffCalls>,
  | ('staffPasskeySignInOptions' | 'staffPasskeySignIn')
  | ('staffStepUpOptions' | 'staffStepUpByPasskey')
  | ('staffPasskeys' | 'staffPasskeyOptions' | 'staffAddPasskey')
  | ('staffRenamePasskey' | 'staffRemovePasskey')
>

const done = { result: true as const }

/** Passkeys of staff: signing in, in place of a code, and a member’s own list (OPS-05.10). */
export function createStaffPasskeyHandlers({ useCases: { backoffice }, words }: Needs): Handlers {
  const { passkeys } = backoffice.staff
  return {
    staffPasskeySignInOptions: async () => answer({ options: await passkeys.signInOptions() }),
    staffPasskeySignIn: async ({ response }, caller) => {
      const begun = await passkeys.signIn(response, visitorOf(caller))
      return begun.ok ? signedIn(begun.value) : refuse(begun.failure, words)
    },
    staffStepUpOptions: async (_input, { staff }) =>
      answer({ options: await passkeys.stepUpOptions(staff) }),
    staffStepUpByPasskey: async ({ response }, { staff }) => {
      const stepped = await passkeys.stepUp(staff, response)
      return stepped.ok ? answer(done) : refuse(stepped.failure, words)
    },
    staffPasskeys: async (_input, { staff }) => {
      const listed = await passkeys.list(staff)
      return answer({
        passkeys: listed.map(({ createdAt, usedAt, ...passkey }) => ({
          ...passkey,
          createdAt: isoTime(createdAt.getTime()),
          usedAt: usedAt === null ? null : isoTime(usedAt.getTime()),
        })),
      })
    },
    staffPasskeyOptions: async (_input, { staff }) =>
      answer({ options: await passkeys.creationOptions(staff) }),
    staffAddPasskey: async (asked, { caller, staff }) => {
      const added = await passkeys.add(staff, asked, networkOf(caller))
      return added.ok ? answer(done) : refuse(added.failure, words)
    },
    staffRenamePasskey: async (asked, { caller, staff }) => {
      const renamed = await passkeys.rename(staff, asked, networkOf(caller))
      return renamed.ok ? answer(done) : refuse(renamed.failure, words)
    },
    staffRemovePasskey: async ({ id }, { caller, staff }) => {
      const removed = await passkeys.remove(staff, id, networkOf(caller))
      return removed.ok ? answer(done) : refuse(removed.failure, words)
    },
  }
}
