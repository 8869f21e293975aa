import type { Catalogue } from '@causeway/core/currencies'
import type { SocialPort } from '@causeway/core/ports'
import type { FeePolicy } from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import type { UseCases } from '@causeway/server'
import {
  createAccountChangeCases,
  createAppCases,
  createBackgroundTasks,
  createCaptcha,
  createPasswordHasher,
  createSignInCases,
  createSocialCases,
  createWidgetCases,
  type EraseNeeds,
} from '@causeway/server/accounts'
import { closeAffiliateOfAccount, isOwedPayout } from '@causeway/server/affiliates'
import { machineClock, type ProductClock } from '@causeway/server/clock/product-clock'
import { type Database, guardPort } from '@causeway/server/db'
import type { Notifier } from '@causeway/server/notifications'
import { closePartnerOfAccount } from '@causeway/server/partners'
import type { Alarms } from './alarms.ts'
import { affiliatePolicyOf, type Config, type Keys, publicUrlOf } from './settings/index.ts'

export type Accounts = Pick<UseCases, 'signIn' | 'account' | 'social' | 'apps' | 'widget'> & {
  /** What ends elsewhere when an account is erased. */
  readonly erasing: Pick<EraseNeeds, 'closePartner' | 'isOwedPayout'>
  /** Resolves once what follows replies is done; before the database is closed. */
  readonly settled: () => Promise<void>
}

/** Puts everything about accounts together. */
export function openAccounts(needs: {
  readonly config: Config
  readonly keys: Keys
  readonly database: Database
  readonly catalogue: Catalogue
  readonly clock: ProductClock
  readonly notifier: Notifier
  readonly alarms: Alarms
  readonly policy: FeePolicy
  readonly freshSnapshot: () => MarketSnapshot | null
  readonly social: readonly SocialPort[]
}): Accounts {
  const { alarms, config, keys, social: providers, ...ground } = needs
  const { accountKey } = keys
  const later = createBackgroundTasks((error) => alarms.onError('accounts', error))
  const shared = {
    ...ground,
    wallClock: machineClock,
    accountKey,
    hasher: createPasswordHasher(),
    captcha: createCaptcha({ ...ground, accountKey }),
    later,
    brand: config.brandName,
    supportEmail: config.supportEmail,
    publicUrl: publicUrlOf(config),
  }
  const signIn = createSignInCases(shared)
  const erasing: Accounts['erasing'] = {
    closePartner: async (tx, accountId, at) => {
      await closePartnerOfAccount(tx, accountId, at)
      await closeAffiliateOfAccount(tx, accountId, at)
    },
    isOwedPayout: (handle, accountId) =>
      isOwedPayout({ ...needs, affiliatePolicy: affiliatePolicyOf(config) }, handle, accountId),
  }
  const account = createAccountChangeCases({
    ...shared,
    ...erasing,
    signInAs: signIn.signInAs,
    alert: alarms.alert,
  })
  const social = createSocialCases({ ...shared, ...signIn, social: providers.map(guardSocial) })
  const apps = createAppCases({ ...ground, apps: config.appClients })
  const widget = createWidgetCases({ ...shared, signInAs: signIn.signInAs })
  return { signIn, account, social, apps, widget, erasing, settled: later.settled }
}

/** Providers are asked outside of transactions only. */
function guardSocial(port: SocialPort): SocialPort {
  return guardPort(port, `social ${port.provider}`, ['provider'])
}
