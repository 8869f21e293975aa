import type { AccountFailure } from './account-failure.ts'
import type { FailureRows } from './failure-rows.ts'

/** What stands in the way of signing in and up beside what the replies themselves tell (AUTH-12, AUTH-21). */
export const accountFailures = {
  captcha_missing: {
    status: 422,
    message: () => 'Your browser must do a little work first, so that machines cannot ask this.',
  },
  captcha_wrong: {
    status: 422,
    message: () => 'What your browser worked out was used before or is too old. Try again.',
  },
  japan_unconfirmed: {
    status: 403,
    message: () => 'Confirm first that you are not a resident of Japan.',
  },
  too_often: {
    status: 429,
    message: ({ retryAfterSeconds }) =>
      `Too many tries that came to nothing. Try again in ${retryAfterSeconds} s.`,
    details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
  },
  token_unknown: {
    status: 404,
    message: () => 'This link is not one of ours. Copy it whole from the mail.',
  },
  token_old: {
    status: 410,
    message: () => 'This link was used before, or its time is over. Ask for a new one.',
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
    message: () => 'This password is among those that everybody tries first. Choose another one.',
    details: () => ({ field: 'password' }),
  },
  passkey_refused: {
    status: 422,
    message: () => 'This passkey is not known here, or the question was answered too late.',
  },
  passkey_not_found: {
    status: 404,
    message: () => 'There is no such passkey.',
  },
  totp_state_wrong: {
    status: 409,
    message: ({ totpState }) => `Two-factor sign-in is ${totpState}.`,
    details: ({ totpState }) => ({ totpState }),
  },
} as const satisfies FailureRows<AccountFailure['code']>
