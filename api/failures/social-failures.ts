import type { FailureRows } from './failure-rows.ts'
import type { SocialFailure } from './social-failure.ts'

export const socialFailures = {
  provider_not_offered: {
    status: 404,
    message: () =>
      'Signing in by this service is not offered here. GET /api/oauth lists those that are.',
  },
  social_refused: { status: 403, message: () => 'The other service did not agree. Try again.' },
  social_unavailable: {
    status: 503,
    message: () => 'The other service does not answer. Try again in a minute, or use another way.',
  },
  social_reply_wrong: {
    status: 503,
    message: () => 'What the other service answered cannot be believed. Try again.',
  },
  social_taken: {
    status: 409,
    message: () => 'That account at the other service is linked to another account here.',
  },
  social_without_email: {
    status: 422,
    message: () => 'The other service told no e-mail address. Sign up by e-mail, then link it.',
  },
  social_unknown: { status: 404, message: () => 'No such account is linked to yours.' },
  only_way_in: {
    status: 409,
    message: () => 'Nothing else lets you in. Set a password or add another way in first.',
  },
  try_unknown: {
    status: 410,
    message: () => 'This took too long, or was begun in another browser. Begin again.',
  },
  app_unknown: { status: 401, message: () => 'This app is not known here, or its secret is not.' },
  code_unknown: { status: 410, message: () => 'This code was used before, or its time is over.' },
} as const satisfies FailureRows<SocialFailure['code']>
