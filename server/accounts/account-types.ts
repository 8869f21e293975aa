/** What is known of who asks, for limits, for the list of sessions, and to see that somebody comes from elsewhere. */
export type Visitor = {
  /** The client's network (an IPv6 /64), never the whole of what could name a person longer than needed. */
  readonly network: string | null
  /** ISO 3166-1 code in upper case, where the operator's proxy names it. */
  readonly country: string | null
  /** The browser's own name for itself, shortened. */
  readonly userAgent: string
  /** Value of the device cookie; null where there is none. */
  readonly deviceToken: string | null
  /** Code of the page's language; null for English. */
  readonly language: string | null
  /** AUTH-15, AUTH-21. */
  readonly confirmedNotJapan: boolean
  /** AUTH-12: a solved captcha of ours, as its widget gives it; null where none was sent. */
  readonly captcha: string | null
}

export type TotpState = 'enabled' | 'disabled' | 'unconfirmed'

/** AUTH-18. */
export type AccountView = {
  readonly id: string
  readonly email: string
  readonly subscribed: boolean
  readonly totpState: TotpState
  /** `otpauth://` link and secret, only while unconfirmed. */
  readonly totpQrLink: string | null
  readonly totpSecret: string | null
  readonly totpAttempts: number
  readonly hasPassword: boolean
  readonly merchantId: string
  readonly affiliateApproved: boolean
  /** Share of our fee agreed for API orders, in basis points; null: that of everyone, or no API access. */
  readonly apiShareBps: number | null
  readonly transactionsCount: number
  readonly createdAt: Date
  readonly language: string | null
}

/** A session that was just begun: the token goes into a cookie and is nowhere else. */
export type NewSession = {
  readonly token: string
  readonly endsAt: Date
  /** A device cookie to set, where the browser had none. */
  readonly deviceToken: string
  readonly account: AccountView
}

/** Whose session a token is. Reading it puts off its idle end. */
export type SessionView = {
  readonly sessionId: string
  readonly accountId: string
  readonly method: string
  /** When a password, code or passkey was last given in it. */
  readonly provenAt: Date
}

/** The same session under a new token, after a change of rights; the old token is worth nothing any more. */
export type RotatedSession = { readonly token: string; readonly endsAt: Date }

export type SessionSummary = {
  readonly id: string
  readonly isCurrent: boolean
  readonly device: string
  readonly country: string | null
  readonly network: string | null
  readonly method: string
  readonly createdAt: Date
  readonly seenAt: Date
}

export type PasskeyView = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type Proof = {
  readonly password?: string | undefined
  /** Six digits, or a recovery code. */
  readonly code?: string | undefined
}
