/** One language's messages, flat: `namespace.key` to text. */
export type Translation = {
  readonly lang: string
  readonly code: string
  readonly name: string
  readonly messages: Readonly<Record<string, string>>
}

/** What the product says, by language. `main` brings it from the content room, which calls may not import. */
export type LocaleTexts = {
  readonly languages: () => readonly { readonly lang: string; readonly name: string }[]
  /** Null for a language that is not offered. */
  readonly messages: (lang: string) => Promise<Translation | null>
}
