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
        'Pays to an order’s deposit address from the play wallet. Without an amount, pays exactly what is expected.',
      access: 'operator',
      body: SandboxDepositRequest,
      reply: SandboxDepositReply,
      answer: async (_needs, { body }) => sandbox.deposit(body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/blocks',
      summary: 'Mines blocks immediately.',
      access: 'operator',
      body: SandboxBlocksRequest,
      reply: SandboxHeightReply,
      answer: async (_needs, { body }) => sandbox.blocks(body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/reorg',
      summary:
        'Replaces the latest blocks. With drop, the payments in them are permanently removed.',
      access: 'operator',
      body: SandboxReorgRequest,
      reply: SandboxHeightReply,
      answer: async (_needs, { body }) => sandbox.reorganise(body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/congestion',
      summary:
        'Raises the fee below which the exchange’s transactions aren’t mined, so that payouts get stuck.',
      access: 'operator',
      body: SandboxCongestionRequest,
      reply: SandboxCongestionReply,
      answer: async (_needs, { body }) => sandbox.congest(body),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/wallets/{address}',
      summary: 'What an address has received on the sandbox chains.',
      access: 'operator',
      reply: SandboxWalletReply,
      answer: async (_needs, { params }) => sandbox.wallet(params.address),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/addresses/{currency}',
      summary: 'A new valid address, like one from a customer’s wallet.',
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
      summary: 'Addresses on a coin’s network that screening always flags as risky.',
      access: 'operator',
      reply: SandboxRisksReply,
      answer: async (_needs, { params }) => sandbox.risks(params.currency),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/risks',
      summary: 'Sets the risk score that screening returns for an address or a transaction.',
      access: 'operator',
      body: SandboxRiskRequest,
      reply: SandboxRiskReply,
      answer: async (_needs, { body }) => sandbox.setRisk(body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/holds/{id}',
      summary: 'Releases or refunds an order on hold, as an operator would.',
      access: 'operator',
      body: SandboxHoldRequest,
      reply: SandboxHoldReply,
      answer: async (_needs, { body, params }) => sandbox.decideHold(params.id, body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/claims/{id}',
      summary: 'Decides on a reported payment, as an operator would.',
      access: 'operator',
      body: SandboxClaimRequest,
      reply: SandboxHoldReply,
      answer: async (_needs, { body, params }) => sandbox.decideClaims(params.id, body),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/kyc/{reference}',
      summary: 'Status of an identity check at the sandbox provider.',
      access: 'operator',
      reply: SandboxIdentityReply,
      answer: async (_needs, { params }) => sandbox.identity(params.reference),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/kyc/{reference}',
      summary: 'Sets the result of an identity check, as the provider would.',
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
      summary: 'The sandbox time, the block height of each chain, and the mode of each provider.',
      access: 'operator',
      reply: SandboxStateReply,
      answer: async () => sandbox.state(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/providers/{kind}/{provider}',
      summary: 'Sets a provider’s mode: working, slow, silent, down or returning garbage.',
      access: 'operator',
      body: SandboxModeRequest,
      reply: SandboxModeRequest,
      answer: async (_needs, { body, params }) =>
        sandbox.setMode(params.kind, params.provider, body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/clock',
      summary: 'Advances the sandbox clock, so that quotes and orders expire.',
      access: 'operator',
      body: SandboxClockRequest,
      reply: SandboxClockReply,
      answer: async (_needs, { body }) => sandbox.clock(body),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/ledger/totals',
      summary: 'The ledger total for each asset (always "0") and the balance of every account.',
      access: 'operator',
      reply: LedgerTotalsReply,
      answer: async () => sandbox.ledgerTotals(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/social',
      summary: 'Agrees at the sandbox sign-in service. Returns the code that its redirect carries.',
      access: 'operator',
      body: SandboxVouchRequest,
      reply: SandboxVouchReply,
      answer: async (_needs, { body }) => sandbox.vouch(body),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/mail',
      summary:
        'Emails that were sent, newest first. Only from the server itself. The operator token doesn’t give access.',
      access: 'this_machine',
      query: SandboxMailQuery,
      reply: SandboxMailReply,
      answer: async (_needs, { query }) => sandbox.mails(query.to ?? null),
    }),
  ]
}
