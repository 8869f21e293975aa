import { Fragment } from 'react'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './doc-text.module.css'

/** `code`, **strong** and [link](/path), as the reference writes them. */
const PART = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/

/** A text of the reference with its code, emphasis and links. */
export function DocText({ text }: { readonly text: string }) {
  return text.split(PART).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ))
}

function Part({ part }: { readonly part: string }) {
  const localPath = useLocalPath()
  if (part.startsWith('`')) return <code className={styles.code}>{part.slice(1, -1)}</code>
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
  const [, words, path] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
  if (words === undefined || path === undefined) return part
  const isPage = path.startsWith('/') && !path.startsWith('/api/')
  return <a href={isPage ? localPath(path) : path}>{words}</a>
}
