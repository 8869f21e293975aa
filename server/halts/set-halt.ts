import type { Database, Queryable } from '../db/index.ts'

/** Halts a scope for a reason that the program found itself. A halt that stands already keeps its reason. */
export async function raiseHalt(
  database: Queryable,
  halt: { readonly scope: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  await database
    .insertInto('halt')
    .values({ scope: halt.scope, reason: halt.reason, at: halt.at })
    .onConflict((conflict) => conflict.column('scope').doNothing())
    .execute()
}

/** Stops new orders and unsent payouts of everything (`all`), a network or an asset, until it is lifted. */
export async function setHalt(
  database: Database,
  halt: { readonly scope: string; readonly reason: string; readonly at: number },
): Promise<void> {
  await database
    .direct()
    .insertInto('halt')
    .values({ scope: halt.scope, reason: halt.reason, at: new Date(halt.at) })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet({ reason: halt.reason }))
    .execute()
}

/** Lifts a halt; false where there was none. */
export async function liftHalt(database: Database, scope: string): Promise<boolean> {
  const lifted = await database
    .direct()
    .deleteFrom('halt')
    .where('scope', '=', scope)
    .executeTakeFirst()
  return lifted.numDeletedRows > 0n
}
