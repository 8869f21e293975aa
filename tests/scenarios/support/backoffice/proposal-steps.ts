import type { Member } from './staff-steps.ts'

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
