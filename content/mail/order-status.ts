import { type LanguageCode, languages } from '../languages/index.ts'
import { fillPhrase } from './fill-phrase.ts'
import { layOutMail, type WrittenMail } from './lay-out-mail.ts'
import { mailTextsOf } from './mail-texts-of.ts'

/** What a mail about an order says. Nothing in it opens the order to whoever reads it: the link is everybody's. */
export type OrderStatusFacts = {
  readonly brand: string
  readonly isPlayMoney: boolean
  /** The order's own. */
  readonly language: LanguageCode
  /** First characters of the order's public code. */
  readonly code: string
  readonly state: string
  /** Why an order on hold waits; null otherwise. */
  readonly reason: string | null
  readonly link: string
  /** Where customers write to; null where the operator names no address. */
  readonly support: string | null
}

/** What an order's holder is told by mail when its status changes (TRACK-11), as text and as HTML. */
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
    subject: filled(words.subjectLine, {
      brand,
      code,
      subject: isLookedAt ? words.lookedAt : subject,
    }),
    banner: facts.isPlayMoney ? filled(frame.playMoney, { brand }) : null,
    says: [...(reason === undefined ? [] : [reason]), ...(isLookedAt ? [] : [sentence])],
    facts: [],
    action: { label: words.follow, link, inFull: frame.inFull },
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
