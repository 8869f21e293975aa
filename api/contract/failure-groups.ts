/** What is wrong with the two coins of a pair. */
export const pairFailures = [
  'currency_disabled',
  'currency_unknown',
  'fixed_rate_unavailable',
  'same_currency',
] as const

/** What is wrong with how an amount is written. */
export const amountFailures = [
  'amount_malformed',
  'amount_missing',
  'amount_too_fine',
  'amount_too_long',
] as const

/** Why there is no price for a pair now. */
export const priceFailures = [
  'out_of_stock',
  'pair_halted',
  'pair_unavailable',
  'price_missing',
  'price_paused',
  'price_stale',
  'stock_unknown',
] as const

/** Why nothing can be paid to an address. */
export const addressFailures = [
  'address_bad_checksum',
  'address_is_ours',
  'address_legacy',
  'address_malformed',
  'address_restricted',
  'address_shielded',
  'address_unspendable',
  'address_wrong_flavour',
  'address_wrong_network',
  'extra_id_conflict',
  'extra_id_malformed',
  'extra_id_missing',
  'extra_id_not_supported',
] as const

/** Why an EOS account cannot be created with a key or name (EXCH-09). */
export const newAccountFailures = [
  'account_key_malformed',
  'account_key_private',
  'account_name_characters',
  'account_name_dot',
  'account_name_first',
  'account_name_length',
  'account_name_taken',
  'account_names_unreachable',
  'new_account_not_offered',
] as const

/** What is wrong with the key that a repeated creation is recognised by. */
export const idempotencyFailures = ['idempotency_key_malformed', 'idempotency_key_reused'] as const

/** Why nothing can be added for the partner whose widget asks. */
export const commissionFailures = ['commission_too_high', 'widget_key_unknown'] as const

/** Why no order is made. */
export const placingFailures = [
  ...pairFailures,
  ...amountFailures,
  ...priceFailures,
  ...addressFailures,
  ...newAccountFailures,
  ...idempotencyFailures,
  'account_missing',
  'amount_above_maximum',
  'amount_below_minimum',
  'amount_not_positive',
  'email_malformed',
  'name_address_wrong',
  'name_changed',
  'name_has_no_address',
  'name_malformed',
  'name_not_found',
  'name_not_supported',
  'name_provider_unreachable',
  'name_spoofed',
  'rate_id_expired',
  'rate_id_forged',
  'rate_id_mismatch',
  'rate_id_missing',
  'rate_id_used',
  'rate_withdrawn',
  'refund_address_missing',
  'too_many_open_guaranteed',
] as const
