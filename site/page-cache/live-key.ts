import type { Caller } from '@causeway/api/contract'
import type { StaffCases } from '@causeway/server/staff/staff-types'
import type { FastifyRequest } from 'fastify'

/** Longer addresses are rendered for each viewer. */
const LONGEST_KEPT = 300

/**
 * What the parts of a page of the back office that renew themselves depend on: the viewer's role and the address. Null where the
 * page is none of these, or nobody is signed in. It is asked for every renewal of every viewer, so it reads the session and no more.
 */
export async function liveKey(
  readSession: StaffCases['readSession'],
  { staffSession = null }: Pick<Caller, 'staffSession'>,
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
): Promise<string | null> {
  if (staffSession === null || method !== 'GET' || !url.startsWith('/backoffice/')) return null
  if (url.length > LONGEST_KEPT) return null
  const session = await readSession(staffSession, false)
  return session === null ? null : `${session.role} ${url}`
}
