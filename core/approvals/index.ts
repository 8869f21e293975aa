export {
  approversOf,
  type ProposalKind,
  proposalKinds,
  proposalLifetimeSeconds,
} from './proposal-kinds.ts'
export {
  nextProposalState,
  type ProposalEvent,
  type ProposalState,
  proposalStates,
  proposalTransitions,
} from './proposal-states.ts'
