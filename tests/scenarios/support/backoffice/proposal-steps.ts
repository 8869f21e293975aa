import type { RunningProduct } from '../../../support/index.ts'
import { databaseOf } from '../start-shop.ts'
import { addByCommand, joinBy, type Member, tokenIn } from './staff-steps.ts'

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

/** Anna, made by the operator’s command, and Bert, whom she invites. */
export async function twoAdministrators(
  shop: RunningProduct,
  database: string,
): Promise<readonly [Member, Member]> {
  const anna = await addAnna(shop, {
    DATA_DIR: shop.dataDir,
    DATABASE_URL: databaseOf(database) ?? '',
  })
  const bert = { email: 'bert@shop.example', role: 'administrator', name: 'Bert' }
  return [anna, await inviteMember(shop, [anna], bert)]
}

/** Both made by the command, with real money, where it takes two to invite. The command needs the settings of the shop. */
export async function administratorsAt(
  shop: RunningProduct,
  place: Readonly<Record<string, string>>,
): Promise<readonly [Member, Member]> {
  const anna = await addAnna(shop, place)
  const token = await addByCommand(place, 'bert@shop.example', 'administrator')
  return [anna, await joinBy(shop, token, 'Bert')]
}

async function addAnna(
  shop: RunningProduct,
  place: Readonly<Record<string, string>>,
): Promise<Member> {
  return joinBy(shop, await addByCommand(place, 'anna@shop.example', 'administrator'), 'Anna')
}

/** Invites a member from the back office, which takes two once there are two administrators; answers the member. */
export async function inviteMember(
  shop: RunningProduct,
  [anna, bert]: readonly [Member, Member?],
  { email, role, name = role }: { email: string; role: string; name?: string },
): Promise<Member> {
  const { body } = await anna.ask('POST', '/staff', { email, role, reason })
  const done = bert === undefined ? body : (await approve(bert, body.id)).body
  return joinBy(shop, tokenIn(String(done.invitationPath)), name)
}

/** Code of a refusal; `none` where there is none. */
export const codeOf = (asked: { readonly body: { readonly error?: { readonly code: string } } }) =>
  asked.body.error?.code ?? 'none'
