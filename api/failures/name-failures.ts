import type { NewAccountFailure, SuggestedNameFailure } from '@causeway/server/account-names'
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

/** Why a readable name, a new account or a request to a payer's wallet came to nothing (EXCH-03, EXCH-09, TRACK-08). */
export const nameFailures = {
  name_malformed: {
    status: 422,
    message: () => 'This is not a name like alice.eth. Check its spelling.',
    details: where,
  },
  name_spoofed: {
    status: 422,
    message: () =>
      'This name is written with characters that look like others or do not show. It may be meant to deceive you: type the name yourself, or ask for the address.',
    details: where,
  },
  name_not_supported: {
    status: 422,
    message: () => 'Names with this ending are not known here. Enter the address itself.',
    details: where,
  },
  name_not_found: {
    status: 404,
    message: () => 'Nobody has registered this name. Check its spelling.',
    details: where,
  },
  name_has_no_address: {
    status: 422,
    message: () =>
      'The name is registered, but its owner has set no address for this coin on this network. Ask for the address.',
    details: where,
  },
  name_address_wrong: {
    status: 422,
    message: () =>
      "What the name says for this coin is not an address of the coin's network. Ask its owner for the address.",
    details: where,
  },
  name_provider_unreachable: {
    status: 503,
    message: () =>
      'The naming service does not answer now. Try again in a minute, or enter the address itself.',
    details: where,
  },
  name_changed: {
    status: 409,
    message: () =>
      'The name stands for another address now than the one you were shown. Look the name up again and check the address.',
    details: where,
  },
  account_name_length: {
    status: 422,
    message: () => 'The name of a new EOS account has exactly 12 characters.',
  },
  account_name_dot: {
    status: 422,
    message: () => 'The name of a new EOS account cannot hold a dot.',
  },
  account_name_characters: {
    status: 422,
    message: () =>
      'The name of an EOS account holds only the letters a to z and the digits 1 to 5.',
  },
  account_name_first: {
    status: 422,
    message: () => 'The name of an EOS account begins with a letter.',
  },
  account_name_taken: {
    status: 409,
    message: () => 'Somebody else has this account name. Choose another one.',
  },
  account_missing: {
    status: 422,
    message: () =>
      'There is no EOS account with this name. Check its spelling, or have the account made with the payout.',
    details: where,
  },
  account_key_malformed: {
    status: 422,
    message: () =>
      'This is not an EOS public key. It begins with EOS or PUB_K1_; copy it again from your wallet.',
  },
  account_key_private: {
    status: 422,
    message: () =>
      'This is a private key. Never give it to anyone: give the public key, and use a new pair, for this one has been shown.',
  },
  account_names_unreachable: {
    status: 503,
    message: () =>
      'The EOS network does not say now whether the name is free. Try again in a minute.',
  },
  name_unknown: {
    status: 404,
    message: () => 'Nobody here has this name. GET /api/sandbox/names lists all of them.',
  },
  funds_request_unknown: {
    status: 404,
    message: () => 'No payment of this order waits for an answer.',
  },
  funds_provider_unknown: {
    status: 404,
    message: ({ provider }) => `There is no wallet provider "${provider}" here.`,
    details: ({ provider }) => ({ provider }),
  },
  funds_request_not_supported: {
    status: 422,
    message: () =>
      'This wallet provider does not know the name. Send the payment from your wallet yourself.',
  },
  funds_request_refused: {
    status: 409,
    message: () =>
      'The wallet provider will not ask for this payment. Send it from your wallet yourself.',
  },
  funds_provider_unreachable: {
    status: 503,
    message: () =>
      'The wallet provider does not answer now. Try again in a minute, or send the payment yourself.',
  },
  funds_request_too_late: {
    status: 409,
    message: () => 'The order no longer waits for its payment.',
  },
} as const satisfies FailureRows<NameFailureCode>
