const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long what lets somebody in holds, in seconds. */
export const lifetimes = {
  /** A session that is not used ends. */
  sessionIdleSeconds: 14 * DAY,
  /** And every session ends. */
  sessionSeconds: 60 * DAY,
  /** When a session was last used is written down once in so long. */
  sessionSeenSeconds: MINUTE,
  confirmLinkSeconds: 24 * HOUR,
  recoverLinkSeconds: HOUR,
  emailLinkSeconds: 24 * HOUR,
  /** The second step of signing in. */
  secondStepSeconds: 5 * MINUTE,
  /** A browser's answer with a passkey. */
  passkeyChallengeSeconds: 5 * MINUTE,
  /** An authenticator's new secret waits so long for its first code. */
  totpSetupSeconds: 10 * MINUTE,
  /** An account without a password is changed within so long of its last sign-in. */
  proofSeconds: 10 * MINUTE,
  /** How long sign-ins are kept. */
  signInHistorySeconds: 90 * DAY,
  /** A browser that signed in once is known for so long. */
  deviceSeconds: 400 * DAY,
  captchaSeconds: 10 * MINUTE,
  /** A code on its way from a window of ours to the widget's frame. */
  widgetCodeSeconds: MINUTE,
  /** An address that nobody confirmed is forgotten. */
  unconfirmedSeconds: 7 * DAY,
} as const

/** Codes that can be tried in one second step of signing in. */
export const codesPerSecondStep = 5
