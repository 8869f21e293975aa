import type { RunningProduct } from '../../../support/index.ts'
import { databaseOf } from '../start-shop.ts'
import { addByCommand, joinBy, type Member } from './staff-steps.ts'

export const reason = 'The story says so'

type Proposal = { readonly id: string; readonly intentHash: string; readonly state: string }

/** The proposal of that id, as a member sees it. */
export async function seen(member: Member, id: unknown): Promise<Proposal> {
  const { body } = await member.ask('GET', '/proposals')
  const found = (body.proposals as Proposal[]).find((proposal) => proposal.id === id)
  if (found === undefined) throw new Error(`No proposal ${String(id)}`)
  return found
}

/** Approves what a member sees of a proposal. */
export async function approve(member: Member, id: unknown) {
  const { intentHash } = await seen(member, id)
  return member.ask('POST', `/proposals/${String(id)}/approve`, { intentHash })
}

/** Anna and Bert, made by the operator’s command. */
export function twoAdministrators(
  shop: RunningProduct,
  database: string,
): Promise<readonly [Member, Member]> {
  const place = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf(database) ?? '' }
  return administratorsAt(shop, place)
}

/** The same in a shop whose commands need more settings than its database. */
export async function administratorsAt(
  shop: RunningProduct,
  place: Readonly<Record<string, string>>,
): Promise<readonly [Member, Member]> {
  const role = 'administrator'
  const add = (email: string) => addByCommand(place, email, role)
  const anna = await joinBy(shop, await add('anna@shop.example'), 'Anna')
  return [anna, await joinBy(shop, await add('bert@shop.example'), 'Bert')]
}

/** Code of a refusal; `none` where there is none. */
export const codeOf = (asked: { readonly body: { readonly error?: { readonly code: string } } }) =>
  asked.body.error?.code ?? 'none'
