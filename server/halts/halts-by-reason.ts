import type { Database } from '../db/index.ts'

/** The scopes of halts whose reason begins with a mark. */
export async function scopesHaltedByReason(
  database: Database,
  mark: string,
): Promise<readonly string[]> {
  const rows = await database
    .direct()
    .selectFrom('halt')
    .select('scope')
    .where('reason', 'like', `${mark}:%`)
    .orderBy('scope')
    .execute()
  return rows.map(({ scope }) => scope)
}

/** Lifts a halt whose reason begins with a mark; false where none stood, or somebody else's does. */
export async function liftHaltByReason(
  database: Database,
  { mark, scope }: { readonly mark: string; readonly scope: string },
): Promise<boolean> {
  const lifted = await database
    .direct()
    .deleteFrom('halt')
    .where('scope', '=', scope)
    .where('reason', 'like', `${mark}:%`)
    .executeTakeFirst()
  return lifted.numDeletedRows > 0n
}
