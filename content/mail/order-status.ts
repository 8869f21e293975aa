import { type LanguageCode, languages } from '../languages/index.ts'
import { fillPhrase } from './fill-phrase.ts'
import { layOutMail, type WrittenMail } from './lay-out-mail.ts'
import type { MailColours } from './mail-style.ts'
import { mailTextsOf } from './mail-texts-of.ts'
import type { OrderDetailName } from './order-mail-texts.ts'
import { sayTime } from './say-time.ts'

/** What one line of the table says; where it leads is an absolute address. */
export type OrderDetail = {
  readonly name: OrderDetailName
  /** A moment is a date, and is written as people of the language read it. */
  readonly value: string | Date
  readonly link: string | null
}

/** What a mail about an order says. Its `link` is everybody's; only `secretLink` lets its reader decide. */
export type OrderStatusFacts = {
  readonly brand: string
  readonly colours: MailColours | null
  readonly isPlayMoney: boolean
  /** The order's own. */
  readonly language: LanguageCode
  /** First characters of the order's public code. */
  readonly code: string
  readonly state: string
  /** Why an order on hold waits; null otherwise. */
  readonly reason: string | null
  readonly details: readonly OrderDetail[]
  /** What staff wrote to the reader; null in all mails but those that bring it. */
  readonly message: string | null
  readonly link: string
  /** Makes a browser the order's holder; null in all mails but the first. */
  readonly secretLink: string | null
  /** Where customers write to; null where the operator names no address. */
  readonly support: string | null
}

/** What an order's holder is told by mail when it is made and when its status changes (TRACK-11), as text and as HTML. */
export function orderStatusMail(facts: OrderStatusFacts): WrittenMail {
  const { brand, code, link, support } = facts
  const language = languages[facts.language]
  const { frame, order: words } = mailTextsOf(facts.language)
  const { subject, sentence } = entryOf(words.states, facts.state) ?? words.otherState
  const reason = facts.reason === null ? undefined : entryOf(words.reasons, facts.reason)
  const isLookedAt = facts.reason === 'screening'
  const filled = (phrase: string, values: Readonly<Record<string, string>>) =>
    fillPhrase(phrase, values, language.direction)
  return layOutMail({
    language,
    brand,
    colours: facts.colours,
    subject: filled(words.subjectLine, {
      brand,
      code,
      subject: isLookedAt ? words.lookedAt : subject,
    }),
    banner: facts.isPlayMoney ? filled(frame.playMoney, { brand }) : null,
    says: [
      ...(facts.message === null ? [] : facts.message.split(/\n+/)),
      ...(reason === undefined ? [] : [reason]),
      ...(isLookedAt ? [] : [sentence]),
    ],
    facts: [],
    details: facts.details.map(({ name, value, link: seenAt }) => ({
      label: words.details[name],
      value: typeof value === 'string' ? value : sayTime(language.hreflang, value),
      link: seenAt,
    })),
    action: { label: words.follow, link, inFull: frame.inFull },
    secret: facts.secretLink === null ? null : { says: words.secret, link: facts.secretLink },
    after: [],
    small: [
      ...(support === null ? [] : [filled(words.questions, { support, code })]),
      // An order with a provider cannot be changed, and is told of once or twice.
      ...(facts.state.startsWith('fiat_') ? [] : [words.stop]),
    ],
  })
}

function entryOf<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}
