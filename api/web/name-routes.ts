import {
  AliasQuery,
  AliasReply,
  EosAccountCostReply,
  EosNameQuery,
  EosNameReply,
  FundsRequestReply,
  FundsRequestRequest,
} from '../contract/index.ts'
import { changingCaller } from './changing-caller.ts'
import { webRoute } from './wire.ts'

/** Readable names, payers' wallets and EOS accounts (EXCH-03, EXCH-09, TRACK-08). */
export const nameRoutes = [
  webRoute({
    method: 'GET',
    path: '/address-alias-resolver',
    summary: 'Resolves a readable name (alice.eth) to an address for a coin.',
    limit: 'names',
    query: AliasQuery,
    reply: AliasReply,
    answer: async ({ calls }, { query }) => calls.resolveAlias(query.domain, query.ticker),
  }),
  webRoute({
    method: 'POST',
    path: '/request-funds/{provider}',
    summary:
      'Sends a payment request for an order to the payer’s wallet provider. Needs the order’s secret, like any change to the order.',
    limit: 'create',
    headers: {
      'X-Holder-Secret': 'The secret that came with the order, for callers that keep no cookies.',
    },
    body: FundsRequestRequest,
    reply: FundsRequestReply,
    answer: async (needs, { body, params, request }) => {
      const caller = changingCaller(needs, request, body.holderSecret)
      return caller.ok ? needs.calls.requestFunds(params.provider, body, caller.body) : caller
    },
  }),
  webRoute({
    method: 'GET',
    path: '/eos/account-cost',
    summary: 'The cost of creating an EOS account with the payout.',
    reply: EosAccountCostReply,
    answer: async ({ calls }) => calls.eosAccountCost(),
  }),
  webRoute({
    method: 'GET',
    path: '/eos/name',
    summary:
      'Suggests an available EOS account name based on a word, or the word itself if it is available.',
    limit: 'names',
    query: EosNameQuery,
    reply: EosNameReply,
    answer: async ({ calls }, { query }) => calls.eosName(query.baseWord ?? ''),
  }),
] as const
