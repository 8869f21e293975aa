/** A legal text: what an operator edits to make it his own. `{brand}` stands for the site's name. */
export type LegalPage = readonly {
  readonly heading: string
  readonly paragraphs: readonly string[]
}[]
