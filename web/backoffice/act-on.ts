import type { Answer, ProposalOut } from '@causeway/api/contract'
import type { StaffPage } from './open-staff-page.ts'
import { readPasskey } from './passkeys/passkey-answers.ts'
import { outcomeText } from './proposal-words.ts'

/** What came of a form: shown above the page. */
export type Acted = {
  readonly problem: string | null
  readonly done: string | null
  /** An invitation’s whole link, shown this once. */
  readonly link: string | null
  /** What was typed into a form that was refused, by field; codes, passwords and answers of passkeys are not among it. */
  readonly typed?: Readonly<Record<string, string>>
}

/** A field of a form as text. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const SECRET_FIELDS: ReadonlySet<string> = new Set(['code', 'password', 'passkey', 'made'])

/** What came of a form, with what was typed into it if it was refused. */
export function keepTyped(acted: Acted, form: FormData): Acted {
  if (acted.problem === null) return acted
  const typed: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !SECRET_FIELDS.has(name)) typed[name] = value
  }
  return { ...acted, typed }
}

/** Says what came of a call: its refusal, or `done`; a proposal says whether it waits. */
export function actOn(answer: Answer<unknown>, done: string, origin: string): Acted {
  if (!answer.ok) return { problem: answer.body.error.message, done: null, link: null }
  const { body } = answer
  if (!isProposed(body)) return { problem: null, done, link: null }
  const link = body.invitationPath === null ? null : `${origin}${body.invitationPath}`
  switch (body.state) {
    case 'waiting':
      return { problem: null, done: 'Proposed. It waits for a second person to approve.', link }
    case 'executed':
      return { problem: null, done: body.outcome ?? done, link }
    default:
      return { problem: outcomeText(body), done: null, link }
  }
}

/** A dangerous act: with a code or a passkey in its form, that is taken first; without one, the last must be young enough. */
export async function codeThenAct(
  { caller, staff }: Pick<StaffPage, 'caller' | 'staff'>,
  form: FormData,
  act: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const code = textIn(form, 'code').trim()
  if (code !== '') {
    const stepped = await staff.staffStepUp({ code }, caller)
    if (!stepped.ok) return stepped
  }
  const passkey = textIn(form, 'passkey')
  if (passkey !== '') {
    const response = readPasskey(passkey)
    const stepped = await staff.staffStepUpByPasskey({ response }, caller)
    if (!stepped.ok) return stepped
  }
  return act()
}

type ProposedBody = Pick<ProposalOut, 'outcome' | 'state'> & {
  readonly invitationPath: string | null
}

function isProposed(body: unknown): body is ProposedBody {
  return typeof body === 'object' && body !== null && 'invitationPath' in body
}
