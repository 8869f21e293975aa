/** What is known of who asks. In a page's own calls the server fills it in; a browser sends it by cookie and header. */
export type Caller = {
  /** Secrets of orders that the caller holds. */
  readonly holderSecrets: readonly string[]
  readonly country: string | null
  /** The client's address (IPv6: its /64), where it is one that tells clients apart. */
  readonly address?: string | null
  /** The same as it is, for providers of fiat that ask for it; kept nowhere once they have it. */
  readonly clientAddress?: string | null
  /** Token of the session that the caller has, or says that he has; null or absent: none. */
  readonly session?: string | null
  /** The same of a session in the back office, which is another. */
  readonly staffSession?: string | null
  /** A page renews itself: nobody is at work, and no session of staff lasts longer for it. */
  readonly isUnattended?: boolean
  /** An app's access token (AUTH-14): lets it read, and change nothing. */
  readonly bearer?: string | null
  /** What his browser is known again by at sign-in. */
  readonly device?: string | null
  /** The browser's own name for itself, shortened. */
  readonly userAgent?: string
  /** Code of the language that he asks for first (`vt` is Vietnamese). */
  readonly language?: string | null
  /** AUTH-15: a cookie says that he confirmed not to live in Japan. */
  readonly notJapanResident?: boolean
}
