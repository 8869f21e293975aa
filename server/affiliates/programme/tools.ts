import {
  readToolName,
  type ToolSettings,
  type ToolType,
  unknownTickers,
} from '@causeway/core/affiliates'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import type { AffiliateToolTable } from '../../db/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import {
  type AffiliateMissing,
  approvedAffiliate,
  findAffiliate,
  lockAffiliate,
  newRefId,
} from '../affiliate-store.ts'

/** A tool as its affiliate sees it. Its id is the ref id in its links. */
export type AffiliateTool = {
  readonly id: string
  readonly type: ToolType
  readonly name: string
  readonly settings: ToolSettings
  readonly isDisabled: boolean
  readonly createdAt: Date
}

export type CreateToolFailure =
  | AffiliateMissing
  | Failure<'tool_name_malformed'>
  | (Failure<'tools_full'> & { readonly most: number })

export type UpdateToolFailure =
  | AffiliateMissing
  | Failure<'tool_name_malformed' | 'tool_not_found' | 'tool_tickers_unknown'>

/** What changes of a tool; undefined: nothing. */
export type ToolChange = {
  readonly id: string
  readonly name?: string | undefined
  readonly settings?: ToolSettings | undefined
  readonly isDisabled?: boolean | undefined
  readonly type?: ToolType | undefined
}

const MOST_TOOLS = 200

type Needs = Pick<AffiliateNeeds, 'clock' | 'database'>

/** An account's tools, oldest first; none where it is no affiliate. */
export async function listTools(
  { database }: Needs,
  accountId: string,
): Promise<readonly AffiliateTool[]> {
  const affiliate = await findAffiliate(database.direct(), accountId)
  if (affiliate === null) return []
  const rows = await database
    .direct()
    .selectFrom('affiliate_tool')
    .selectAll()
    .where('affiliate_id', '=', affiliate.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toolOf)
}

/** Makes a tool with the settings that every tool begins with. */
export async function createTool(
  { clock, database }: Needs,
  accountId: string,
  asked: { readonly type: ToolType; readonly name: string },
): Promise<Result<AffiliateTool, CreateToolFailure>> {
  const name = readToolName(asked.name)
  if (name === null) return fail({ code: 'tool_name_malformed' })
  const found = await approvedAffiliate(database.direct(), accountId)
  if (!found.ok) return found
  return database.transaction('create_affiliate_tool', async (tx) => {
    const affiliate = await lockAffiliate(tx, found.value.id)
    const { count } = await tx
      .selectFrom('affiliate_tool')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('affiliate_id', '=', affiliate.id)
      .executeTakeFirstOrThrow()
    if (count >= BigInt(MOST_TOOLS)) return fail({ code: 'tools_full', most: MOST_TOOLS })
    const row = await tx
      .insertInto('affiliate_tool')
      .values({
        id: newRefId(),
        affiliate_id: affiliate.id,
        type: asked.type,
        name,
        settings: '{}',
        created_at: new Date(clock.now()),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return ok(toolOf(row))
  })
}

/** Changes a tool of an account's own. What is attributed to it stays so, whatever changes. */
export async function updateTool(
  { database }: Needs,
  accountId: string,
  { id, isDisabled, settings, type, ...given }: ToolChange,
): Promise<Result<AffiliateTool, UpdateToolFailure>> {
  const name = given.name === undefined ? undefined : readToolName(given.name)
  if (name === null) return fail({ code: 'tool_name_malformed' })
  if (settings !== undefined && unknownTickers(settings).length > 0) {
    return fail({ code: 'tool_tickers_unknown' })
  }
  const found = await approvedAffiliate(database.direct(), accountId)
  if (!found.ok) return found
  const row = await database
    .direct()
    .updateTable('affiliate_tool')
    .set((build) => ({
      name: name ?? build.ref('name'),
      settings: settings === undefined ? build.ref('settings') : JSON.stringify(settings),
      is_disabled: isDisabled ?? build.ref('is_disabled'),
      type: type ?? build.ref('type'),
    }))
    .where('id', '=', id)
    .where('affiliate_id', '=', found.value.id)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? fail({ code: 'tool_not_found' }) : ok(toolOf(row))
}

function toolOf(row: Selectable<AffiliateToolTable>): AffiliateTool {
  const settings: ToolSettings = JSON.parse(row.settings)
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    settings,
    isDisabled: row.is_disabled,
    createdAt: row.created_at,
  }
}
