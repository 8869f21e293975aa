/** A cookie that a call gives the browser that made it; within the server alone. */
export type NewCookie =
  | { readonly kind: 'holder'; readonly publicCode: string; readonly holderSecret: string }
  | { readonly kind: 'session'; readonly token: string; readonly endsAt: Date }
  | { readonly kind: 'session_over' }
  /** Of the back office. */
  | { readonly kind: 'staff_session'; readonly token: string; readonly endsAt: Date }
  | { readonly kind: 'staff_session_over' }
  | { readonly kind: 'device'; readonly token: string }
  /** `Set-Cookie` value as it is. */
  | { readonly kind: 'header'; readonly value: string }

/** A refusal, with the HTTP status that it has or would have, and a code that says why. */
export type Refusal<Code extends string = string> = {
  readonly ok: false
  readonly status: number
  readonly body: {
    readonly error: {
      readonly code: Code
      readonly message: string
      readonly details: Record<string, unknown>
    }
  }
}

/** A reply or a refusal. Cookies that the browser is given with a reply are seen within the server alone. */
export type Answer<T, Code extends string = string> =
  | {
      readonly ok: true
      readonly status: number
      readonly body: T
      readonly cookies?: readonly NewCookie[]
    }
  | Refusal<Code>
