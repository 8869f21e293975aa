/** How a code is made (RFC 6238 with what every authenticator app takes): SHA-1, six digits, a new one every 30 s. */
export const totpScheme = { algorithm: 'SHA1', digits: 6, periodSeconds: 30 } as const

/** Clocks of phones differ: the code before and the one after the present one are taken too. */
const DRIFT_STEPS = 1n

/** The number of the time step that `now` (milliseconds since 1970) is in. */
export function totpStep(now: number): bigint {
  return BigInt(Math.floor(now / 1000 / totpScheme.periodSeconds))
}

/** The time steps whose codes are taken at a time, the likeliest first. That a code counts once, the account's row knows. */
export function totpStepsTaken(now: number): readonly bigint[] {
  const step = totpStep(now)
  return [step, step - DRIFT_STEPS, step + DRIFT_STEPS].filter((one) => one >= 0n)
}
