import { randomInt } from 'node:crypto'
import { assignVariant, type Experiments, experimentNames } from '@causeway/core/analytics'
import { parseCookie } from 'cookie'

const LIFETIME_SECONDS = 2_678_400

/**
 * `Set-Cookie` values for the variants that a visitor does not have yet (CALC-29). Scripts read them, and so do pages of
 * other sites that hold our form: over https they say `SameSite=None`, which browsers take from nobody else.
 */
export function variantCookies(
  experiments: Experiments,
  cookieHeader: string | undefined,
  isHttps: boolean,
): readonly string[] {
  const kept = parseCookie(cookieHeader ?? '')
  const site = isHttps ? 'SameSite=None; Secure' : 'SameSite=Lax'
  return experimentNames.flatMap((name) => {
    const value = assignVariant(experiments[name], kept[name], randomInt)
    return value === kept[name]
      ? []
      : [`${name}=${value}; Path=/; Max-Age=${LIFETIME_SECONDS}; ${site}`]
  })
}
