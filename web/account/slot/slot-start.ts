import type { SignInWish } from '../sign-in/open-sign-in.ts'
import type { AccountState } from './account-state.ts'

/** What a slot that is hydrated on demand starts with: who is there, and what was wished for meanwhile. */
export type SlotStart = { readonly account: AccountState; readonly wish: SignInWish | null }
