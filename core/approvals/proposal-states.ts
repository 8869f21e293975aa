/**
 * Where a proposal stands. `approved`: being executed, once, by the process that moved it there; one that stays so was
 * interrupted, and what it did is to be looked at by people.
 */
export const proposalStates = [
  'waiting',
  'approved',
  'executed',
  'failed',
  'refused',
  'withdrawn',
  'expired',
] as const
export type ProposalState = (typeof proposalStates)[number]
export type ProposalEvent = 'approved' | 'refused' | 'withdrawn' | 'expired' | 'executed' | 'failed'

/** A proposal’s life as one table. */
export const proposalTransitions: Readonly<
  Record<ProposalState, Readonly<Partial<Record<ProposalEvent, ProposalState>>>>
> = {
  waiting: {
    approved: 'approved',
    refused: 'refused',
    withdrawn: 'withdrawn',
    expired: 'expired',
  },
  approved: { executed: 'executed', failed: 'failed' },
  executed: {},
  failed: {},
  refused: {},
  withdrawn: {},
  expired: {},
}

/** The state an event leads to, or null where the table has no such transition. */
export function nextProposalState(
  state: ProposalState,
  event: ProposalEvent,
): ProposalState | null {
  return proposalTransitions[state][event] ?? null
}
