import { fail, ok, type Result } from '@causeway/core/result'
import type { Queryable, Tables, Tx } from '../db/index.ts'
import type { TokenFailure } from './account-failures.ts'
import { newSecretToken, tokenHash } from './secret-token.ts'

export type TokenPurpose = Tables['account_token']['purpose']

/** What a token stands for. */
export type AccountToken = {
  readonly hash: string
  /** Null where it is nobody's: a decoy, or of somebody who has not said who he is. */
  readonly accountId: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** Makes a token that counts once and until its end, and keeps its hash. */
export async function issueToken(
  tx: Queryable,
  now: number,
  asked: {
    readonly accountId: string | null
    readonly purpose: TokenPurpose
    readonly seconds: number
    readonly facts?: Readonly<Record<string, unknown>>
  },
): Promise<string> {
  const token = newSecretToken()
  await tx
    .insertInto('account_token')
    .values({
      token_hash: tokenHash(token),
      account_id: asked.accountId,
      purpose: asked.purpose,
      facts: JSON.stringify(asked.facts ?? {}),
      created_at: new Date(now),
      ends_at: new Date(now + asked.seconds * 1000),
    })
    .execute()
  return token
}

type AskedToken = { readonly token: string; readonly purpose: TokenPurpose }

/** Looks at a token and leaves it as it is. `token_old`: it was used, or its time is over. */
export async function readToken(
  database: Queryable,
  now: number,
  asked: AskedToken,
): Promise<Result<AccountToken, TokenFailure>> {
  return stateOf(await selectToken(database, asked).executeTakeFirst(), now)
}

/** The same, and holds the token until the transaction ends. */
export async function holdToken(
  tx: Tx,
  now: number,
  asked: AskedToken,
): Promise<Result<AccountToken, TokenFailure>> {
  return stateOf(await selectToken(tx, asked).forUpdate().executeTakeFirst(), now)
}

function selectToken(database: Queryable, { token, purpose }: AskedToken) {
  return database
    .selectFrom('account_token')
    .select(['token_hash', 'account_id', 'facts', 'used_at', 'ends_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
}

function stateOf(
  row: Awaited<ReturnType<ReturnType<typeof selectToken>['executeTakeFirst']>>,
  now: number,
): Result<AccountToken, TokenFailure> {
  if (row === undefined) return fail({ code: 'token_unknown' })
  if (row.used_at !== null || row.ends_at.getTime() <= now) return fail({ code: 'token_old' })
  return ok({ hash: row.token_hash, accountId: row.account_id, facts: readFacts(row.facts) })
}

/** Uses a token up: of any number that try at once, one does. */
export async function consumeToken(
  tx: Tx,
  now: number,
  asked: AskedToken,
): Promise<Result<AccountToken, TokenFailure>> {
  const held = await holdToken(tx, now, asked)
  if (!held.ok) return held
  await tx
    .updateTable('account_token')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', held.value.hash)
    .execute()
  return held
}

/**
 * Makes every open link, second step and challenge of an account worthless: after a new password or address, what
 * somebody else began with the old one leads nowhere.
 */
export async function spoilTokens(tx: Tx, now: number, accountId: string): Promise<void> {
  await tx
    .updateTable('account_token')
    .set({ used_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

function readFacts(text: string): Readonly<Record<string, unknown>> {
  const read: unknown = JSON.parse(text)
  return typeof read === 'object' && read !== null ? { ...read } : {}
}
