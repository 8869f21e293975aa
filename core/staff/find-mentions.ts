import type { StaffRole } from './roles.ts'

/** Roles that read and write notes about orders, and can be mentioned in them. */
export const noteRoles = [
  'support',
  'compliance',
  'treasury',
  'finance',
  'administrator',
] as const satisfies readonly StaffRole[]

/** More members than this can’t be mentioned in one note. */
export const MOST_MENTIONS = 10

/** As whom a text can mention a member. */
export type Mentionable = { readonly name: string; readonly email: string }

/** A name ends here: no letter or digit follows, also not after a sign that names and addresses have inside. */
const NAME_ENDS = /^(?![\p{L}\p{N}_]|[-.@][\p{L}\p{N}])/u
const IN_A_WORD = /[\p{L}\p{N}_.+-]$/u

/**
 * Members whom a text mentions: `@`, then the whole name or the email address, in any case. The longest that fits counts; where several members have
 * that name, each of them is mentioned. Anything else behind an `@` is plain text.
 */
export function findMentions<M extends Mentionable>(
  text: string,
  members: readonly M[],
): readonly M[] {
  const known = members
    .flatMap((member) =>
      [member.name, member.email].map((said) => ({ said: folded(said), member })),
    )
    .filter(({ said }) => said !== '')
  const found = new Set<M>()
  const parts = text.normalize('NFC').split('@')
  for (let index = 1; index < parts.length; index += 1) {
    if (IN_A_WORD.test(parts[index - 1] ?? '')) continue
    const rest = parts.slice(index).join('@')
    const fitting = known.filter(({ said }) => beginsWith(rest, said))
    const longest = Math.max(...fitting.map(({ said }) => said.length))
    for (const { member, said } of fitting) if (said.length === longest) found.add(member)
  }
  return [...found]
}

function beginsWith(text: string, said: string): boolean {
  return folded(text.slice(0, said.length)) === said && NAME_ENDS.test(text.slice(said.length))
}

const folded = (text: string) => text.normalize('NFC').toLowerCase()
