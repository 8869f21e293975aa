import type { NewAccountFailure } from '@causeway/server/account-names/check-new-account'
import type { SuggestedNameFailure } from '@causeway/server/account-names/suggest-eos-name'
import type { RequestFundsFailure } from '@causeway/server/funds-requests'
import type { AliasFailure } from '@causeway/server/names'
import type { OrderNotFound, PlaceOrderFailure } from '@causeway/server/orders'
import type { EstimateFailure } from '@causeway/server/quotes'
import type { FailureRows } from './failure-rows.ts'

type NameFailureCode = Exclude<
  | AliasFailure['code']
  | NewAccountFailure['code']
  | SuggestedNameFailure['code']
  | RequestFundsFailure['code']
  | Extract<PlaceOrderFailure['code'], 'name_changed' | 'account_missing'>
  | 'name_unknown'
  | 'funds_request_unknown',
  EstimateFailure['code'] | OrderNotFound['code'] | 'not_the_holder'
>

const where = (facts: object) => ('field' in facts ? { field: facts.field } : {})

/** Why a readable name, a new account or a request to a payer’s wallet came to nothing (EXCH-03, EXCH-09, TRACK-08). */
export const nameFailures = {
  name_malformed: {
    status: 422,
    message: () => 'This isn’t a name like alice.eth. Check the spelling.',
    details: where,
  },
  name_spoofed: {
    status: 422,
    message: () =>
      'This name contains look-alike or invisible characters and may be a scam. Type the name yourself, or ask for the address.',
    details: where,
  },
  name_not_supported: {
    status: 422,
    message: () => 'We don’t support names with this ending. Enter the address instead.',
    details: where,
  },
  name_not_found: {
    status: 404,
    message: () => 'This name isn’t registered. Check the spelling.',
    details: where,
  },
  name_has_no_address: {
    status: 422,
    message: () =>
      'This name is registered but has no address for this coin on this network. Ask its owner for the address.',
    details: where,
  },
  name_address_wrong: {
    status: 422,
    message: () =>
      'The address set for this name isn’t valid on the coin’s network. Ask its owner for the address.',
    details: where,
  },
  name_provider_unreachable: {
    status: 503,
    message: () =>
      'The name service isn’t responding right now. Try again in a minute, or enter the address instead.',
    details: where,
  },
  name_changed: {
    status: 409,
    message: () =>
      'This name now resolves to a different address from the one you saw. Look it up again and check the address.',
    details: where,
  },
  account_name_length: {
    status: 422,
    message: () => 'A new EOS account name must have exactly 12 characters.',
  },
  account_name_dot: {
    status: 422,
    message: () => 'A new EOS account name can’t contain a dot.',
  },
  account_name_characters: {
    status: 422,
    message: () => 'An EOS account name can contain only the letters a to z and the digits 1 to 5.',
  },
  account_name_first: {
    status: 422,
    message: () => 'An EOS account name must start with a letter.',
  },
  account_name_taken: {
    status: 409,
    message: () => 'This account name is taken. Choose another one.',
  },
  account_missing: {
    status: 422,
    message: () =>
      'There is no EOS account with this name. Check the spelling, or create the account with the payout.',
    details: where,
  },
  account_key_malformed: {
    status: 422,
    message: () =>
      'This isn’t an EOS public key. Public keys start with EOS or PUB_K1_. Copy yours again from your wallet.',
  },
  account_key_private: {
    status: 422,
    message: () =>
      'This is a private key. Never share it. Create a new key pair and enter its public key.',
  },
  account_names_unreachable: {
    status: 503,
    message: () =>
      'The EOS network isn’t responding, so we can’t check the name. Try again in a minute.',
  },
  name_unknown: {
    status: 404,
    message: () => 'Unknown name. GET /api/sandbox/names lists them all.',
  },
  funds_request_unknown: {
    status: 404,
    message: () => 'This order has no open payment request.',
  },
  funds_provider_unknown: {
    status: 404,
    message: ({ provider }) => `Unknown wallet provider "${provider}".`,
    details: ({ provider }) => ({ provider }),
  },
  funds_request_not_supported: {
    status: 422,
    message: () =>
      'This wallet provider doesn’t know the name. Send the payment from your wallet yourself.',
  },
  funds_request_refused: {
    status: 409,
    message: () =>
      'The wallet provider declined the request. Send the payment from your wallet yourself.',
  },
  funds_provider_unreachable: {
    status: 503,
    message: () =>
      'The wallet provider isn’t responding right now. Try again in a minute, or send the payment yourself.',
  },
  funds_request_too_late: {
    status: 409,
    message: () => 'This order is no longer waiting for payment.',
  },
} as const satisfies FailureRows<NameFailureCode>
