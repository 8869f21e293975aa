import { totpStep } from '@causeway/core/accounts'
import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import type { TestContext } from 'vitest'
import type { AccountChangeCases } from './account-change-cases.ts'
import {
  type AccountStand,
  type OpenDatabase,
  PASSWORD,
  sharedStand,
} from './account-stand.fixture.ts'
import type { SessionView } from './account-types.ts'
import { createAccountChangeCases } from './create-account-change-cases.ts'
import { totpCode } from './two-factor/totp-secret.ts'

/** Somebody who is signed in. */
export type Person = {
  readonly email: string
  readonly accountId: string
  readonly session: SessionView
  readonly token: string
}

/** An authenticator app with a secret: the code of now, or of some steps before or after. */
export type App = { readonly code: (steps?: number) => string; readonly secret: string }

/** A stand on which people change their accounts. */
export type ChangingStand = AccountStand & {
  readonly changes: AccountChangeCases
  readonly alerts: readonly string[]
  readonly enter: (email: string) => Promise<Person>
  readonly appOf: (secret: string) => App
  /** Turns two-factor sign-in on. */
  readonly secure: (
    person: Person,
  ) => Promise<{ readonly app: App; readonly recoveryCodes: readonly string[] }>
  /** The account's row as it stands. */
  readonly rowOf: (person: Person) => ReturnType<typeof readRow>
}

/** One stand for all tests of a block. */
export function sharedChanges(
  openDatabase: OpenDatabase,
): (context: TestContext) => Promise<ChangingStand> {
  const open = sharedStand(openDatabase)
  let opened: ChangingStand | undefined
  return async (context) => {
    opened ??= changesOn(await open(context))
    return opened
  }
}

function changesOn(stand: AccountStand): ChangingStand {
  const alerts: string[] = []
  const { needs, cases } = stand
  const changes = createAccountChangeCases({
    ...needs,
    catalogue: createCatalogue(currencies, networks),
    signInAs: cases.signInAs,
    closePartner: async () => {},
    isOwedPayout: async () => false,
    alert: (name) => {
      alerts.push(name)
    },
  })
  const appOf = (secret: string): App => ({
    secret,
    code: (steps = 0) => totpCode(secret, totpStep(needs.clock.now()) + BigInt(steps)),
  })
  return {
    ...stand,
    changes,
    alerts,
    appOf,
    enter: async (email) => {
      const { token, account } = await stand.join(email)
      const session = await cases.readSession(token)
      if (session === null) throw new Error('Nobody is signed in')
      return { email, accountId: account.id, session, token }
    },
    secure: async ({ session }) => {
      const begun = await changes.enableTotp(session)
      if (!begun.ok) throw new Error(begun.failure.code)
      const app = appOf(begun.value.totpSecret)
      // One step ago, so that the present one is still to be used.
      const on = await changes.confirmTotp(session, { password: PASSWORD, code: app.code(-1) })
      if (!on.ok) throw new Error(on.failure.code)
      return { app, recoveryCodes: on.value.recoveryCodes }
    },
    rowOf: (person) => readRow(stand, person),
  }
}

function readRow({ database }: AccountStand, { accountId }: Person) {
  return database
    .direct()
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirst()
}
