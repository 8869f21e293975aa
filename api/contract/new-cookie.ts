/** A cookie that a call gives the browser that made it; within the server alone. */
export type NewCookie =
  | { readonly kind: 'holder'; readonly publicCode: string; readonly holderSecret: string }
  | { readonly kind: 'session'; readonly token: string; readonly endsAt: Date }
  | { readonly kind: 'session_over' }
  | { readonly kind: 'device'; readonly token: string }
  /** `Set-Cookie` value as it is. */
  | { readonly kind: 'header'; readonly value: string }
