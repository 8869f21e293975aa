/** Who uses this browser: nobody knows yet, nobody who is signed in, or the owner of an account (AUTH-18). */
export type AccountState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'out' }
  | {
      readonly kind: 'in'
      readonly email: string
      /** Approved for the affiliate programme: navigation names its pages to him (SHELL-16). */
      readonly isAffiliate: boolean
    }
