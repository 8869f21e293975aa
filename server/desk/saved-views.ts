import { fail, ok, type Result } from '@causeway/core/result'
import { validate as isUuid, v7 as newId } from 'uuid'
import type { DeskNeeds } from './desk-needs.ts'
import type { SavedView, SaveViewFailure, ViewFilter } from './desk-types.ts'

const MOST_VIEWS = 20
const LONGEST_NAME = 40

type Needs = Pick<DeskNeeds, 'clock' | 'database'>

/** A member's views, by name. */
export async function listViews(
  { database }: Needs,
  staffId: string,
): Promise<readonly SavedView[]> {
  const rows = await database
    .direct()
    .selectFrom('staff_view')
    .select(['id', 'name', 'filter'])
    .where('staff_id', '=', staffId)
    .orderBy('name')
    .execute()
  return rows.map(({ filter, ...row }) => ({ ...row, filter: JSON.parse(filter) }))
}

/** Keeps a filter; one of the same name is replaced. */
export async function saveView(
  { clock, database }: Needs,
  staffId: string,
  view: { readonly name: string; readonly filter: ViewFilter },
): Promise<Result<null, SaveViewFailure>> {
  const name = view.name.trim()
  if (name === '' || name.length > LONGEST_NAME) return fail({ code: 'view_name_malformed' })
  if (Object.values(view.filter).every((value) => value === null))
    return fail({ code: 'view_empty' })
  const isSaved = await database.transaction('save_view', async (tx) => {
    await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
    const others = await tx
      .selectFrom('staff_view')
      .select('id')
      .where('staff_id', '=', staffId)
      .where('name', '!=', name)
      .execute()
    if (others.length >= MOST_VIEWS) return false
    const kept = { filter: JSON.stringify(view.filter), saved_at: new Date(clock.now()) }
    await tx
      .insertInto('staff_view')
      .values({ id: newId(), staff_id: staffId, name, ...kept })
      .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet(kept))
      .execute()
    return true
  })
  return isSaved ? ok(null) : fail({ code: 'too_many_views' })
}

/** Removes a view of this member; that of another stays. */
export async function removeView({ database }: Needs, staffId: string, id: string): Promise<void> {
  if (!isUuid(id)) return
  await database
    .direct()
    .deleteFrom('staff_view')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .execute()
}
