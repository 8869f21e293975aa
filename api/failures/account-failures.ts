import type { FavouriteNotFound, NameFavouriteFailure } from '@causeway/server/accounts'
import type { AccountFailure } from './account-failure.ts'
import type { FailureRows } from './failure-rows.ts'

/** What can stand in the way of naming or removing an earlier address (EXCH-04). */
export const favouriteFailures = {
  favourite_not_found: {
    status: 404,
    message: () => 'This address isn’t one of your orders’ addresses.',
  },
  favourite_name_malformed: {
    status: 422,
    message: () => 'A name can have at most 60 visible characters. Choose another one.',
  },
} as const satisfies FailureRows<FavouriteNotFound['code'] | NameFavouriteFailure['code']>

/** What stands in the way of signing in and up beside what the replies themselves tell (AUTH-12, AUTH-21). */
export const accountFailures = {
  account_locked: {
    status: 403,
    message: ({ support }) =>
      `Your account is locked. Contact ${support ?? 'support'}. Your orders continue as usual.`,
    details: ({ support }) => ({ support }),
  },
  captcha_missing: {
    status: 422,
    message: () => 'Security check failed. Reload and try again.',
  },
  captcha_wrong: {
    status: 422,
    message: () => 'Security check expired. Try again.',
  },
  japan_unconfirmed: {
    status: 403,
    message: () => 'First confirm that you are not a resident of Japan.',
  },
  too_often: {
    status: 429,
    message: ({ retryAfterSeconds }) =>
      `Too many failed attempts. Try again in ${retryAfterSeconds} s.`,
    details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
  },
  token_unknown: {
    status: 404,
    message: () => 'This link is incomplete or wrong. Copy the whole link from the email.',
  },
  token_old: {
    status: 410,
    message: () => 'This link has expired or was already used. Request a new one.',
  },
  password_short: {
    status: 422,
    message: ({ least }) => `The password needs at least ${least} characters.`,
    details: ({ least }) => ({ field: 'password', least }),
  },
  password_long: {
    status: 422,
    message: ({ most }) => `The password can have at most ${most} characters.`,
    details: ({ most }) => ({ field: 'password', most }),
  },
  password_common: {
    status: 422,
    message: () => 'This password is too common. Choose another one.',
    details: () => ({ field: 'password' }),
  },
  passkey_refused: {
    status: 422,
    message: () => 'We don’t recognise this passkey, or the request timed out. Try again.',
  },
  passkey_not_found: {
    status: 404,
    message: () => 'This passkey doesn’t exist.',
  },
  totp_state_wrong: {
    status: 409,
    message: ({ totpState }) => `Two-factor sign-in is ${totpState}.`,
    details: ({ totpState }) => ({ totpState }),
  },
} as const satisfies FailureRows<AccountFailure['code']>
