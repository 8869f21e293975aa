import type { SignInWish } from '../sign-in/open-sign-in.ts'

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

/** What a slot that is hydrated on demand starts with: who is there, and what was wished for meanwhile. */
export type SlotStart = { readonly account: AccountState; readonly wish: SignInWish | null }

/** Lets the page's navigation name the pages of affiliates, to them alone (SHELL-16). */
export function publishAffiliate(account: AccountState): void {
  const isAffiliate = account.kind === 'in' && account.isAffiliate
  document.documentElement.toggleAttribute('data-affiliate', isAffiliate)
}
