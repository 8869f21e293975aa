/** Refusals that take a story, a fault or a quantity of their own; what shows them stands beside each group. */
export const notProvoked: readonly string[] = [
  // Services and nodes that fail: scenarios/orders/eos, names and compliance, adapters.
  'account_names_unreachable',
  'funds_provider_unreachable',
  'funds_request_refused',
  'identification_unavailable',
  'name_address_wrong',
  'name_provider_unreachable',
  'payment_lookup_unavailable',
  'webhook_malformed',
  // Markets, stock and chains that stop: scenarios/calls/providers, server/orders/placing.
  'out_of_stock',
  'pair_halted',
  'pair_unavailable',
  'price_missing',
  'price_paused',
  'price_stale',
  'rate_withdrawn',
  'stock_unknown',
  // Orders, claims and keys in a state of their own: scenarios/orders, accounts, backoffice and partners, server/payment-claims and
  // partners/self-service.
  'account_locked',
  'account_name_taken',
  'claim_decided',
  'commission_too_high',
  'not_assignable',
  'offer_expired',
  'offer_forged',
  'offer_withdrawn',
  'proof_needed',
  'refund_too_small',
  'token_old',
  'too_many_claims',
  'too_many_creations',
  'too_many_messages',
  'too_many_open_guaranteed',
  'partner_disabled',
  'partner_keys_full',
  'too_often',
  // Balances and tools of affiliates in a state of their own: scenarios/partners/affiliates, server/affiliates.
  'affiliate_debt',
  'conversion_in_progress',
  'payout_in_progress',
  'tools_full',
  // What the schema of the call refuses first.
  'key_scopes_missing',
  // Kinds of addresses: core/addresses, scenarios/calls/catalogue.
  'address_legacy',
  'address_shielded',
  'address_wrong_flavour',
  'extra_id_conflict',
  // Of requests that are no call: API-04.4, scenarios/attacks.
  'form_from_elsewhere',
  'internal_path',
  'method_not_allowed',
  // Of any call that is made too often, or with too small a key: scenarios/attacks and partners.
  'key_rate_limited',
  'rate_limited',
  'scope_missing',
  'too_many_streams',
]
