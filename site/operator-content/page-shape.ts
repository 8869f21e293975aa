import {
  type Article,
  type ArticleSection,
  articleContacts,
  articleFacts,
  type LegalText,
} from '@causeway/content/articles'
import { listOf, objectOf, orElse, type Shape, text, textLike, word } from './json-shape.ts'

const texts = orElse(listOf(text), [])

const section = objectOf({
  id: textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens'),
  heading: text,
  paragraphs: texts,
  steps: texts,
  points: texts,
  questions: orElse(listOf(objectOf({ question: text, answer: text })), []),
  facts: orElse(word(articleFacts), undefined),
  contact: orElse(word(articleContacts), undefined),
  links: orElse(
    listOf(
      objectOf({ text, path: textLike(/^\/[a-z0-9/-]*$/, 'a path on this site, such as /faq') }),
    ),
    [],
  ),
})

const sectionShape: Shape<ArticleSection> = (value, place) => {
  const { facts, contact, ...rest } = section(value, place)
  return {
    ...rest,
    ...(facts === undefined ? {} : { facts }),
    ...(contact === undefined ? {} : { contact }),
  }
}

/** An article as the operator writes it: the form that the product's own have. */
export const articleShape: Shape<Article> = objectOf({
  title: text,
  description: text,
  heading: text,
  lead: text,
  sections: listOf(sectionShape),
})

const legalSections = listOf(objectOf({ heading: text, paragraphs: listOf(text) }))

/** A legal text as the operator writes it: headings with paragraphs, without a date. */
export const legalShape: Shape<LegalText> = (value, place) => ({
  updated: null,
  sections: legalSections(value, place),
})
