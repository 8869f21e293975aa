import { ArticleFrame } from './article-frame.tsx'
import type { ArticlePage } from './article-page.ts'
import { ArticlePart } from './article-part.tsx'

export type ArticleViewProps = { readonly shown: ArticlePage }

/** An article with the operator's facts in it. */
export function ArticleView({ shown }: ArticleViewProps) {
  const { heading, lead, sections } = shown.article
  return (
    <ArticleFrame heading={heading} lead={lead} entries={sections}>
      {sections.map((section) => (
        <ArticlePart key={section.id} section={section} shown={shown} />
      ))}
    </ArticleFrame>
  )
}
