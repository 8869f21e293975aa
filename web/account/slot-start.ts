import type { AccountState } from './account-state.ts'
import type { SignInWish } from './open-sign-in.ts'

/** What a slot that was asleep wakes with: who is there, and what was wished for meanwhile. */
export type SlotStart = { readonly account: AccountState; readonly wish: SignInWish | null }
