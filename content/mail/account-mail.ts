import type { Language, LanguageCode } from '../languages/index.ts'
import { languages } from '../languages/index.ts'
import type { AccountMailKind } from './account-mail-kind.ts'
import type { AccountMailTexts } from './account-mail-texts.ts'
import { fillPhrase } from './fill-phrase.ts'
import { layOutMail, type WrittenMail } from './lay-out-mail.ts'
import type { MailColours } from './mail-style.ts'
import { mailTextsOf } from './mail-texts-of.ts'
import { sayTime } from './say-time.ts'

export type AccountMailFacts = {
  readonly kind: AccountMailKind
  readonly language: LanguageCode
  readonly brand: string
  readonly colours: MailColours | null
  readonly isPlayMoney: boolean
  /** Where customers write to; null where the operator names no address. */
  readonly support: string | null
  /** A page's absolute address; null where the mail's own link is not known. */
  readonly link: string | null
  /** Where the account's own page is. */
  readonly profileLink: string
  /** Where one signs in. */
  readonly signInLink: string
  /** `email`, `device`, `country` (ISO 3166-1), `at` (ISO 8601, UTC), `provider`, `name`, `ways`, `key`, `url`, `sum`, `to`, `transaction`, `month`, `orders`, `coin`; what is missing is left out. */
  readonly facts: Readonly<Record<string, string>>
}

type Shape = {
  /** Whose link the button is: the mail's own, the mail's own if there is one, the account's page, or no button. */
  readonly button: 'own' | 'own-or-sign-in' | 'profile' | 'none'
  readonly action: keyof AccountMailTexts['actions']
  readonly lifetime: keyof AccountMailTexts['lifetimes'] | null
  readonly facts: readonly (keyof AccountMailTexts['facts'])[]
  readonly reason: keyof AccountMailTexts['reasons']
}

const notice = {
  button: 'profile',
  action: 'open',
  lifetime: null,
  facts: [],
  reason: 'owned',
} as const

const keyNotice = { ...notice, button: 'own', facts: ['key'] } as const

const newPassword = {
  button: 'own-or-sign-in',
  action: 'choosePassword',
  lifetime: 'hour',
  facts: [],
  reason: 'owned',
} as const

const shapes: Readonly<Record<AccountMailKind, Shape>> = {
  confirm: { button: 'own', action: 'confirm', lifetime: 'day', facts: [], reason: 'entered' },
  'already-registered': newPassword,
  recover: { ...newPassword, button: 'own' },
  'email-change': {
    button: 'own',
    action: 'confirmNew',
    lifetime: 'day',
    facts: [],
    reason: 'entered',
  },
  'email-change-notice': { ...notice, facts: ['email'] },
  'password-changed': { ...notice, facts: ['ways'] },
  'new-sign-in': { ...notice, facts: ['at', 'device', 'country'] },
  'suspicious-sign-in': { ...newPassword, facts: ['at', 'device', 'country'] },
  'totp-enabled': notice,
  'totp-disabled': notice,
  'passkey-added': { ...notice, facts: ['name'] },
  'social-confirm': {
    button: 'own',
    action: 'confirm',
    lifetime: 'hour',
    facts: ['provider'],
    reason: 'entered',
  },
  'social-linked': { ...notice, facts: ['provider'] },
  'api-key-created': keyNotice,
  'api-key-changed': keyNotice,
  'api-key-revoked': keyNotice,
  'webhooks-paused': { ...keyNotice, facts: ['url'] },
  'affiliate-approved': { ...notice, button: 'own' },
  'affiliate-first-commission': { ...notice, button: 'own', facts: ['sum'] },
  'affiliate-payout-sent': { ...notice, button: 'own', facts: ['sum', 'to', 'transaction'] },
  'affiliate-address-changed': { ...notice, button: 'own', facts: ['coin', 'to'] },
  'affiliate-statement': { ...notice, button: 'own', facts: ['month', 'orders', 'sum'] },
  'account-deleted': { ...notice, button: 'none', reason: 'deleted' },
}

/**
 * What an account's owner, or whoever entered an address, is told by mail (AUTH-02, AUTH-08, AUTH-09), as text and as
 * HTML. Throws where a mail that is nothing without its link has none.
 */
export function accountMail(given: AccountMailFacts): WrittenMail {
  const { kind, brand, support } = given
  const language = languages[given.language]
  const { account, frame } = mailTextsOf(given.language)
  const shape = shapes[kind]
  const words = account.kinds[kind]
  const filled = (phrase: string, values: Readonly<Record<string, string>> = {}) =>
    fillPhrase(phrase, { brand, ...values }, language.direction)
  const target = targetOf(shape, given)
  const isOwnLink = target !== null && target.link === given.link
  const lifetime = shape.lifetime === null || !isOwnLink ? [] : [account.lifetimes[shape.lifetime]]
  return layOutMail({
    language,
    brand,
    colours: given.colours,
    subject: filled(words.subject),
    banner: given.isPlayMoney ? filled(frame.playMoney) : null,
    says: words.says.map((phrase) => filled(phrase)),
    facts: factLines(account.facts, shape.facts, given.facts, language),
    details: [],
    action:
      target === null
        ? null
        : { label: account.actions[target.action], link: target.link, inFull: frame.inFull },
    secret: null,
    after: [...lifetime, words.notYou],
    small: [
      filled(account.reasons[shape.reason]),
      account.never,
      ...(support === null ? [] : [filled(account.questions, { support })]),
    ],
  })
}

function targetOf(
  { button, action }: Shape,
  { kind, link, profileLink, signInLink }: AccountMailFacts,
): { readonly action: Shape['action']; readonly link: string } | null {
  if (button === 'none') return null
  if (button === 'profile') return { action, link: profileLink }
  if (link !== null) return { action, link }
  if (button === 'own-or-sign-in') return { action: 'signIn', link: signInLink }
  throw new Error(`A mail of kind ${kind} is nothing without its link`)
}

function factLines(
  phrases: AccountMailTexts['facts'],
  names: Shape['facts'],
  facts: Readonly<Record<string, string>>,
  language: Language,
): readonly string[] {
  return names.flatMap((name) => {
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined
    const said = value === undefined ? null : saidIn(language, name, value)
    return said === null ? [] : [fillPhrase(phrases[name], { [name]: said }, language.direction)]
  })
}

/** A fact as people of a language read it; null where it says nothing. */
function saidIn({ hreflang }: Language, name: string, value: string): string | null {
  if (value.trim() === '') return null
  if (name === 'country') {
    if (!/^[A-Z]{2}$/.test(value)) return null
    return new Intl.DisplayNames([hreflang], { type: 'region' }).of(value) ?? value
  }
  if (name !== 'at') return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  const at = new Date(value)
  if (Number.isNaN(at.getTime())) return null
  return sayTime(hreflang, at)
}
