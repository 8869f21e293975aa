/** How failures in a row slow down whoever makes them. */
export type ThrottleRule = {
  /** From so many failures on a captcha is asked for; null: never by this rule. */
  readonly captchaFrom: number | null
  /** From so many failures on every further try has to wait. */
  readonly waitFrom: number
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
  /** A row of failures ends after this long without one. */
  readonly forgottenAfterSeconds: number
}

const HOUR = 3600
const DAY = 24 * HOUR

/** Wrong passwords for one account (AUTH-12), whether there is such an account or not. */
export const accountThrottle: ThrottleRule = {
  captchaFrom: 3,
  waitFrom: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: HOUR,
  forgottenAfterSeconds: DAY,
}

/** Wrong passwords from one network. Many people share one, so it bears more before everybody there has to wait. */
export const networkThrottle: ThrottleRule = {
  captchaFrom: 10,
  waitFrom: 25,
  firstWaitSeconds: 30,
  longestWaitSeconds: HOUR,
  forgottenAfterSeconds: HOUR,
}

/** The same from the /48 around an IPv6 network: one customer may have all of it, or a provider thousands of them in it. */
export const wideNetworkThrottle: ThrottleRule = {
  ...networkThrottle,
  captchaFrom: 100,
  waitFrom: 250,
}

/** Mails that anybody can have sent to one address: sign-up, another link, recovery. */
export const mailThrottle: ThrottleRule = {
  captchaFrom: null,
  waitFrom: 4,
  firstWaitSeconds: 60,
  longestWaitSeconds: HOUR,
  forgottenAfterSeconds: DAY,
}

/** Mails that one network can have sent. */
export const mailNetworkThrottle: ThrottleRule = {
  captchaFrom: null,
  waitFrom: 30,
  firstWaitSeconds: 60,
  longestWaitSeconds: HOUR,
  forgottenAfterSeconds: HOUR,
}

/** Mails that the /48 around an IPv6 network can have sent. */
export const wideMailNetworkThrottle: ThrottleRule = { ...mailNetworkThrottle, waitFrom: 300 }

/** How long to wait after so many failures in a row: nothing at first, then twice as long each time up to a limit. */
export function waitSecondsAfter(rule: ThrottleRule, failures: number): number {
  const beyond = failures - rule.waitFrom
  if (beyond < 0) return 0
  // 2^40 times any wait is past every limit; larger powers would leave the exact integers.
  return Math.min(rule.firstWaitSeconds * 2 ** Math.min(beyond, 40), rule.longestWaitSeconds)
}

/** Failures that still count: a row of them ends with time. */
export function failuresThatCount(
  rule: ThrottleRule,
  row: { readonly failures: number; readonly lastAt: number },
  now: number,
): number {
  return now - row.lastAt < rule.forgottenAfterSeconds * 1000 ? row.failures : 0
}

/** Whether a captcha is due after so many failures. */
export function asksForCaptcha(rule: ThrottleRule, failures: number): boolean {
  return rule.captchaFrom !== null && failures >= rule.captchaFrom
}
