import { type LanguageCode, languages } from '../languages/index.ts'
import type { OrderMailTexts } from './order-mail-texts.ts'
import { arabic } from './texts/ar.ts'
import { german } from './texts/de.ts'
import { english } from './texts/en.ts'

export type OrderStatusMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What a mail about an order says. Nothing in it opens the order to whoever reads it: the link is everybody's. */
export type OrderStatusFacts = {
  readonly brand: string
  /** The order's own; one that has no mails is written to in English. */
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

const texts: { readonly [code in LanguageCode]?: OrderMailTexts } = {
  en: english,
  ar: arabic,
  de: german,
}

/** What an order's holder is told by mail when its status changes (TRACK-11), as text and as HTML. */
export function orderStatusMail(facts: OrderStatusFacts): OrderStatusMail {
  const own = texts[facts.language]
  const { direction, hreflang } = languages[own === undefined ? 'en' : facts.language]
  const words = own ?? english
  const { subject, sentence } = entryOf(words.states, facts.state) ?? words.otherState
  const reason = facts.reason === null ? undefined : entryOf(words.reasons, facts.reason)
  const isLookedAt = facts.reason === 'screening'
  const says = [...(reason === undefined ? [] : [reason]), ...(isLookedAt ? [] : [sentence])]
  const { brand, code, link, support } = facts
  const help = support === null ? [] : [filled(words.questions, { support, code })]
  const small = [...help, words.stop]
  return {
    subject: filled(words.subjectLine, {
      brand,
      code,
      subject: isLookedAt ? words.lookedAt : subject,
    }),
    text: `${says.join('\n')}\n\n${filled(words.followHere, { link })}\n\n${small.join('\n')}\n`,
    html: [
      `<div lang="${hreflang}" dir="${direction}">`,
      ...says.map((line) => `<p>${escaped(line)}</p>`),
      `<p><a href="${escaped(link)}">${escaped(words.follow)}</a></p>`,
      ...small.map((line) => `<p><small>${escaped(line)}</small></p>`),
      '</div>',
    ].join('\n'),
  }
}

function entryOf<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}

function filled(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
