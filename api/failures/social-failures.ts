import type { FailureRows } from './failure-rows.ts'
import type { SocialFailure } from './social-failure.ts'

export const socialFailures = {
  provider_not_offered: {
    status: 404,
    message: () =>
      'Sign-in with this service isn’t available here. GET /api/oauth lists the available ones.',
  },
  social_refused: {
    status: 403,
    message: () => 'The other service rejected the sign-in. Try again.',
  },
  social_unavailable: {
    status: 503,
    message: () =>
      'The other service isn’t responding. Try again in a minute, or use another way to sign in.',
  },
  social_reply_wrong: {
    status: 503,
    message: () => 'We couldn’t verify the other service’s reply. Try again.',
  },
  social_taken: {
    status: 409,
    message: () => 'That account is already linked to another account here.',
  },
  social_without_email: {
    status: 422,
    message: () =>
      'The other service didn’t share an email address. Sign up with your email, then link it.',
  },
  social_unknown: { status: 404, message: () => 'This account isn’t linked to yours.' },
  only_way_in: {
    status: 409,
    message: () => 'This is your only way to sign in. Set a password or add another way first.',
  },
  try_unknown: {
    status: 410,
    message: () => 'This took too long, or was started in another browser. Start again.',
  },
  app_unknown: { status: 401, message: () => 'Unknown app or wrong app secret.' },
  code_unknown: { status: 410, message: () => 'This code has expired or was already used.' },
} as const satisfies FailureRows<SocialFailure['code']>
