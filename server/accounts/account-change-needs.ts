import type { Catalogue } from '@causeway/core/currencies'
import type { AccountNeeds } from './account-needs.ts'
import type { SignInCases } from './sign-in-cases.ts'

/** What changes of accounts and second factors stand on. */
export type AccountChangeNeeds = Pick<
  AccountNeeds,
  'database' | 'clock' | 'wallClock' | 'notifier' | 'accountKey' | 'hasher' | 'brand' | 'publicUrl'
> & {
  /** Writes amounts in whole coins where data is exported. */
  readonly catalogue: Catalogue
  readonly signInAs: SignInCases['signInAs']
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}
