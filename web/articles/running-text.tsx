import type { ArticleText, TextSpan } from '@causeway/content/articles'
import { createElement, Fragment } from 'react'
import { useLocalPath } from '../i18n/use-language.ts'

export type RunningTextProps = { readonly text: ArticleText }

/** Text of an article or a legal text, with its emphasis and its links. */
export function RunningText({ text }: RunningTextProps) {
  const localPath = useLocalPath()
  if (typeof text === 'string') return text
  // As children of their own, not as a list: the same words may stand in it twice.
  return createElement(Fragment, null, ...text.map((span) => spanView(span, localPath)))
}

function spanView(span: TextSpan, localPath: (path: string) => string) {
  switch (span.kind) {
    case 'plain':
      return span.text
    case 'strong':
      return <strong>{span.text}</strong>
    case 'emphasis':
      return <em>{span.text}</em>
    case 'link':
      return span.href.startsWith('/') ? (
        <a href={localPath(span.href)}>{span.text}</a>
      ) : (
        <a href={span.href} rel="noopener external">
          {span.text}
        </a>
      )
  }
}
