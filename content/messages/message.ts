/** One whole phrase. `{name}` stands for a value, `<name>…</name>` for something the page wraps around words. */
export type Message = string | PluralMessage

/** Phrases by the plural category that the language puts `count` in (Intl.PluralRules). */
export type PluralMessage = {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

export type NamespaceMessages = Readonly<Record<string, Message>>

/** Values for the placeholders. Money is given as text that was formatted exactly; only counts are numbers. */
export type MessageValues = Readonly<Record<string, string | number>>
