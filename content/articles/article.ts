import type { ArticleText } from './article-text.ts'

/** A question with its answer. */
export type ArticleQuestion = { readonly question: string; readonly answer: ArticleText }

/** A link to another page of the site. `path` has no language: `/faq`. A page that the site lacks is left out. */
export type ArticleLink = { readonly text: string; readonly path: string }

/** Whose address stands at the end of a section: customers, partners, journalists and authorities write to others. */
export const articleContacts = ['support', 'business', 'press', 'authorities'] as const
export type ArticleContact = (typeof articleContacts)[number]

/** What only the operator knows (`content/site`), shown at the end of a section, which is left out where he has not given it. */
export const articleFacts = ['company', 'people', 'partners', 'press'] as const
export type ArticleFacts = (typeof articleFacts)[number]

/** A part of an article under a heading of its own. What it has is shown in the order of these fields. */
export type ArticleSection = {
  /** Anchor of the heading, the same in every language. */
  readonly id: string
  readonly heading: string
  readonly paragraphs?: readonly ArticleText[]
  /** One after the other, with numbers. */
  readonly steps?: readonly ArticleText[]
  /** Without an order. */
  readonly points?: readonly ArticleText[]
  readonly questions?: readonly ArticleQuestion[]
  readonly facts?: ArticleFacts
  readonly contact?: ArticleContact
  readonly links?: readonly ArticleLink[]
}

/**
 * A page of text in one language, in which `{brand}` stands for the site's name. `title` and `description` are for search
 * engines: at most 48 characters (the brand follows), and 70 to 155.
 */
export type Article = {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly sections: readonly ArticleSection[]
}
