import type { Clock, SocialPort } from '@causeway/core/ports'
import type { Database } from '../../db/index.ts'
import type { Notifier } from '../../notifications/index.ts'
import type { SignInCases } from '../sign-in/sign-in-cases.ts'

/** What signing in through other services stands on. */
export type SocialNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly notifier: Notifier
  /** The services that are offered, in the order of their buttons. */
  readonly social: readonly SocialPort[]
  readonly signInAs: SignInCases['signInAs']
  readonly accountForEmail: SignInCases['accountForEmail']
}

/** The provider by its name; undefined where it is not offered. */
export function offeredPort({ social }: SocialNeeds, provider: string): SocialPort | undefined {
  return social.find((port) => port.provider === provider)
}
