/** Name of the cookie in which a browser keeps the country that its visitor plays to come from. */
export const playCountryName = 'play_country'

/** In place of a country: the visitor plays that nobody knows where he comes from. */
export const NO_PLAY_COUNTRY = 'none'

const MONTH_SECONDS = 2_678_400

/** `Set-Cookie` value that keeps the country a visitor of a play world comes from (ISO code; null: unknown). */
export function playCountryCookie(country: string | null): string {
  const value = country ?? NO_PLAY_COUNTRY
  return `${playCountryName}=${value}; Path=/; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Lax`
}
