import type { StructuredData } from './page-seo.ts'

const CONTEXT = 'https://schema.org'

/** A page's questions with their answers, as plain text (PAGE-02). */
export function faqData(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Where a page stands: from the outermost to the page itself; `url` is a whole address (PAGE-02). */
export function breadcrumbData(
  steps: readonly { readonly name: string; readonly url: string }[],
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
