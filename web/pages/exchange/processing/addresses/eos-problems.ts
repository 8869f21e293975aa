import type { MessageKey } from '@causeway/content/messages'
import type { EosKeyFailure } from '@causeway/core/account-names/check-eos-key'
import type { EosNameFailure } from '@causeway/core/account-names/eos-name'

/** What is wrong with the name of a new EOS account, in words. */
export const eosNameProblems = {
  account_name_length: 'processing.eosNameLength',
  account_name_dot: 'processing.eosNameDot',
  account_name_characters: 'processing.eosNameCharacters',
  account_name_first: 'processing.eosNameFirst',
} as const satisfies Record<EosNameFailure['code'], MessageKey>

/** What is wrong with the key that shall own it, in words. */
export const eosKeyProblems = {
  account_key_malformed: 'processing.eosKeyMalformed',
  account_key_private: 'processing.eosKeyPrivate',
} as const satisfies Record<EosKeyFailure['code'], MessageKey>
