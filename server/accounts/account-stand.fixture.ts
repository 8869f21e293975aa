import { afterAll, type TestContext } from 'vitest'
import type { Database } from '../db/index.ts'
import type { AccountMail } from '../notifications/index.ts'
import type { AccountNeeds } from './account-needs.ts'
import type { NewSession, Visitor } from './account-types.ts'
import { createBackgroundTasks } from './background-tasks.ts'
import { createPasswordHasher } from './passwords/password-hasher.ts'
import { createSignInCases } from './sign-in/create-sign-in-cases.ts'
import type { SignInCases } from './sign-in/sign-in-cases.ts'

/** When the stand's clock begins. */
const START_OF_TIME = Date.UTC(2026, 5, 1, 12)

export const PASSWORD = 'plum-cradle 47 lanterns'

/** Somebody at home in Germany, with a captcha solved. */
export const anybody: Visitor = {
  network: '192.0.2.7',
  country: 'DE',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  deviceToken: null,
  language: 'de',
  confirmedNotJapan: false,
  captcha: 'solved',
}

/** Accounts alone on a database, with a clock, a mailbox and a captcha that a test moves. */
export type AccountStand = {
  readonly database: Database
  readonly needs: AccountNeeds
  readonly cases: SignInCases
  readonly advance: (seconds: number) => void
  readonly mails: AccountMail[]
  /** Every password that was looked at, right or wrong. */
  readonly verified: (string | null)[]
  /** Whether so many passwords wait that no more is to be looked at. */
  readonly isHasherBusy: (isBusy: boolean) => void
  /** Signs up, follows the link and sets `PASSWORD`. */
  readonly join: (email: string, visitor?: Visitor) => Promise<NewSession>
  /** What the newest mail's link ends with. */
  readonly linkOf: (email: string, kind?: AccountMail['kind']) => string
}

/** Opens a migrated database for a test: `openTestDatabase` of the tests room, with its engine and a name. */
export type OpenDatabase = (context: TestContext) => Promise<{ readonly database: Database }>

/** One stand for all tests of a block. */
export function sharedStand(
  openDatabase: OpenDatabase,
): (context: TestContext) => Promise<AccountStand> {
  let opened: AccountStand | undefined
  afterAll(() => opened?.database.close())
  return async (context) => {
    opened ??= openStand((await openDatabase(context)).database)
    return opened
  }
}

function openStand(database: Database): AccountStand {
  let now = START_OF_TIME
  const mails: AccountMail[] = []
  const verified: (string | null)[] = []
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1 })
  let isBusy = false
  const needs: AccountNeeds = {
    database,
    clock: { now: () => now },
    wallClock: { now: () => now },
    notifier: {
      orderChanged: () => Promise.reject(new Error('No order is changed here')),
      accountMail: async (_tx, mail) => {
        mails.push(mail)
      },
    },
    accountKey: new Uint8Array(32).fill(7),
    hasher: {
      ...hasher,
      isBusy: () => isBusy,
      verify: (stored, password) => {
        verified.push(stored)
        return hasher.verify(stored, password)
      },
    },
    captcha: {
      challenge: () => Promise.reject(new Error('No captcha is made here')),
      take: async (payload) => payload === 'solved',
    },
    later: createBackgroundTasks((error) => {
      throw error
    }),
    brand: 'Causeway',
    supportEmail: null,
    publicUrl: 'https://exchange.example',
  }
  const bare = createSignInCases(needs)
  const cases: SignInCases = {
    ...bare,
    signUp: async (asked, visitor) => {
      const answer = await bare.signUp(asked, visitor)
      await needs.later.settled()
      return answer
    },
  }
  const linkOf: AccountStand['linkOf'] = (email, kind) => {
    const mail = mails.findLast((one) => one.to === email && (kind ?? one.kind) === one.kind)
    const token = mail?.facts.link?.split('/').at(-1)
    if (token === undefined) throw new Error(`No link was mailed to ${email}`)
    return token
  }
  return {
    database,
    needs,
    cases,
    advance: (seconds) => {
      now += seconds * 1000
    },
    mails,
    verified,
    isHasherBusy: (busy) => {
      isBusy = busy
    },
    linkOf,
    join: joinBy(cases, linkOf),
  }
}

function joinBy(cases: SignInCases, linkOf: AccountStand['linkOf']): AccountStand['join'] {
  return async (email, visitor = anybody) => {
    await cases.signUp({ email, subscribed: false, source: 'web' }, visitor)
    const confirmed = await cases.confirmRegistration(linkOf(email, 'confirm'))
    if (!confirmed.ok) throw new Error(confirmed.failure.code)
    const { recoverToken } = confirmed.value
    const asked = { recoverToken, password: PASSWORD }
    const signedIn = await cases.submitRecovery(asked, visitor)
    if (!signedIn.ok) throw new Error(signedIn.failure.code)
    return signedIn.value
  }
}
