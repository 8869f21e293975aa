import {
  LedgerTotalsReply,
  SandboxAddressReply,
  SandboxBlocksRequest,
  type SandboxCalls,
  SandboxClaimRequest,
  SandboxClockReply,
  SandboxClockRequest,
  SandboxCongestionReply,
  SandboxCongestionRequest,
  SandboxDepositReply,
  SandboxDepositRequest,
  SandboxHeightReply,
  SandboxHoldReply,
  SandboxHoldRequest,
  SandboxIdentityReply,
  SandboxMailQuery,
  SandboxMailReply,
  SandboxModeRequest,
  SandboxReorgRequest,
  SandboxRiskReply,
  SandboxRiskRequest,
  SandboxRisksReply,
  SandboxStateReply,
  SandboxVerdictRequest,
  SandboxVouchReply,
  SandboxVouchRequest,
  SandboxWalletReply,
} from '../contract/index.ts'
import { sandboxFiatRoutes } from './sandbox-fiat-routes.ts'
import { sandboxNameRoutes } from './sandbox-name-routes.ts'
import { sandboxSiteRoutes } from './sandbox-site-routes.ts'
import type { WebRoute } from './web-route.ts'
import { webRoute } from './wire.ts'

/** The sandbox world's controls; for the operator only. */
export function sandboxRoutes(sandbox: SandboxCalls): readonly WebRoute[] {
  return [
    ...chainRoutes(sandbox),
    ...complianceRoutes(sandbox),
    ...worldRoutes(sandbox),
    ...sandboxNameRoutes(sandbox),
    ...sandboxFiatRoutes(sandbox),
    ...sandboxSiteRoutes(sandbox),
  ]
}

/** What a customer's wallet and a miner would do. */
function chainRoutes(sandbox: SandboxCalls): readonly WebRoute[] {
  return [
    webRoute({
      method: 'POST',
      path: '/sandbox/deposits',
      summary:
        'Pays an order’s pay-in address from the play wallet; without amount exactly what is expected.',
      access: 'operator',
      body: SandboxDepositRequest,
      reply: SandboxDepositReply,
      answer: async (_needs, { body }) => sandbox.deposit(body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/blocks',
      summary: 'Mines blocks at once.',
      access: 'operator',
      body: SandboxBlocksRequest,
      reply: SandboxHeightReply,
      answer: async (_needs, { body }) => sandbox.blocks(body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/reorg',
      summary: 'Replaces the last blocks; with drop, the payments in them vanish for good.',
      access: 'operator',
      body: SandboxReorgRequest,
      reply: SandboxHeightReply,
      answer: async (_needs, { body }) => sandbox.reorganise(body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/congestion',
      summary: 'Raises the fee below which transactions of ours are not mined: payouts get stuck.',
      access: 'operator',
      body: SandboxCongestionRequest,
      reply: SandboxCongestionReply,
      answer: async (_needs, { body }) => sandbox.congest(body),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/wallets/{address}',
      summary: 'What the play chains say an address received.',
      access: 'operator',
      reply: SandboxWalletReply,
      answer: async (_needs, { params }) => sandbox.wallet(params.address),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/addresses/{currency}',
      summary: 'A fresh address of the right form, as a customer’s own wallet would give.',
      access: 'operator',
      reply: SandboxAddressReply,
      answer: async (_needs, { params }) => sandbox.customerAddress(params.currency),
    }),
  ]
}

/** What screening finds, and what the identification provider decides. */
function complianceRoutes(sandbox: SandboxCalls): readonly WebRoute[] {
  return [
    webRoute({
      method: 'GET',
      path: '/sandbox/risks/{currency}',
      summary: 'Addresses of a coin’s network that screening always finds risky.',
      access: 'operator',
      reply: SandboxRisksReply,
      answer: async (_needs, { params }) => sandbox.risks(params.currency),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/risks',
      summary: 'Has screening find an address or a transaction as risky as this.',
      access: 'operator',
      body: SandboxRiskRequest,
      reply: SandboxRiskReply,
      answer: async (_needs, { body }) => sandbox.setRisk(body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/holds/{id}',
      summary: 'Decides about an order on hold as an operator would: it goes on, or goes back.',
      access: 'operator',
      body: SandboxHoldRequest,
      reply: SandboxHoldReply,
      answer: async (_needs, { body, params }) => sandbox.decideHold(params.id, body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/claims/{id}',
      summary:
        'Decides about the payments that an order’s holder has reported, as an operator would.',
      access: 'operator',
      body: SandboxClaimRequest,
      reply: SandboxHoldReply,
      answer: async (_needs, { body, params }) => sandbox.decideClaims(params.id, body),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/kyc/{reference}',
      summary: 'How far an identification is with the sandbox’s provider.',
      access: 'operator',
      reply: SandboxIdentityReply,
      answer: async (_needs, { params }) => sandbox.identity(params.reference),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/kyc/{reference}',
      summary: 'Decides an identification as the provider’s people would.',
      access: 'operator',
      body: SandboxVerdictRequest,
      reply: SandboxIdentityReply,
      answer: async (_needs, { body, params }) => sandbox.decideIdentity(params.reference, body),
    }),
  ]
}

/** The world's time, providers, books and mail. */
function worldRoutes(sandbox: SandboxCalls): readonly WebRoute[] {
  return [
    webRoute({
      method: 'GET',
      path: '/sandbox/state',
      summary: 'The world’s time, the height of its chains, and how its providers behave.',
      access: 'operator',
      reply: SandboxStateReply,
      answer: async () => sandbox.state(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/providers/{kind}/{provider}',
      summary: 'Makes a provider behave well, slowly, not at all, or absurdly.',
      access: 'operator',
      body: SandboxModeRequest,
      reply: SandboxModeRequest,
      answer: async (_needs, { body, params }) =>
        sandbox.setMode(params.kind, params.provider, body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/clock',
      summary: 'Moves the product’s clock on: quotes and orders expire.',
      access: 'operator',
      body: SandboxClockRequest,
      reply: SandboxClockReply,
      answer: async (_needs, { body }) => sandbox.clock(body),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/ledger/totals',
      summary: 'The ledger’s sum for each asset, always "0", and every account’s balance.',
      access: 'operator',
      reply: LedgerTotalsReply,
      answer: async () => sandbox.ledgerTotals(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/social',
      summary:
        'Agrees at the sandbox’s sign-in service; answers the code that its redirect takes back.',
      access: 'operator',
      body: SandboxVouchRequest,
      reply: SandboxVouchReply,
      answer: async (_needs, { body }) => sandbox.vouch(body),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/mail',
      summary:
        'Mails that were sent, newest first: for this machine itself only, not for the operator’s token.',
      access: 'this_machine',
      query: SandboxMailQuery,
      reply: SandboxMailReply,
      answer: async (_needs, { query }) => sandbox.mails(query.to ?? null),
    }),
  ]
}
