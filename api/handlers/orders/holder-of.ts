import type { UseCases } from '@causeway/server'
import type { ChangingHolder, OrderHolder } from '@causeway/server/orders'
import type { Caller } from '../../contract/index.ts'

type Needs = { readonly useCases: Pick<UseCases, 'signIn'> }
type ReaderNeeds = { readonly useCases: Pick<UseCases, 'signIn' | 'apps'> }

/** The account that a caller is signed in to; null for a guest, and for a session that is over. */
export async function accountOf(
  { useCases }: Needs,
  { session }: Pick<Caller, 'session'>,
): Promise<string | null> {
  if (!session) return null
  return (await useCases.signIn.readSession(session))?.accountId ?? null
}

/** The same for reading, which an app's access token allows too (AUTH-14). */
export async function readerOf(
  { useCases }: ReaderNeeds,
  caller: Caller,
): Promise<OrderHolder & { readonly accountId: string | null }> {
  const holder = await holderOf({ useCases }, caller)
  if (holder.accountId !== null || !caller.bearer) return holder
  const app = await useCases.apps.readToken(caller.bearer)
  return { ...holder, accountId: app?.accountId ?? null }
}

/** By what a caller holds orders: the secrets that he shows, one more of the request itself, and his account. */
export async function holderOf(
  needs: Needs,
  caller: Caller,
  shownSecret: string | null | undefined = null,
): Promise<OrderHolder & { readonly accountId: string | null }> {
  const { holderSecrets } = caller
  return {
    holderSecrets: shownSecret ? [shownSecret, ...holderSecrets] : holderSecrets,
    accountId: await accountOf(needs, caller),
  }
}

/** The same for a change, with when his session last proved who he is. An app's token changes nothing. */
export async function changingHolderOf(
  { useCases }: Needs,
  { holderSecrets, session }: Caller,
  shownSecret: string | null | undefined = null,
): Promise<ChangingHolder> {
  const known = session ? await useCases.signIn.readSession(session) : null
  return {
    holderSecrets: shownSecret ? [shownSecret, ...holderSecrets] : holderSecrets,
    accountId: known?.accountId ?? null,
    accountProvenAt: known?.provenAt ?? null,
  }
}
