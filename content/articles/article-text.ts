/**
 * A stretch of running text in one form. `href` is an address with https: or mailto:, or a path of the site without a
 * language: `/faq#paying`.
 */
export type TextSpan =
  | { readonly kind: 'plain' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** Running text: a string where nothing in it is emphasised or linked. */
export type ArticleText = string | readonly TextSpan[]

/** The words alone, as search engines and tests read them. */
export function plainText(text: ArticleText): string {
  return typeof text === 'string' ? text : text.map((span) => span.text).join('')
}

/** The same text with its words changed one stretch at a time. */
export function mapText(text: ArticleText, change: (words: string) => string): ArticleText {
  if (typeof text === 'string') return change(text)
  return text.map((span) => ({ ...span, text: change(span.text) }))
}
