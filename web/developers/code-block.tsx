import { Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import styles from './code-block.module.css'

export type CodeBlockProps = {
  readonly label: string
  readonly code: string
  /** In place of the button of pages without React: an island copies on its own. */
  readonly tools?: ReactNode
}

/**
 * Something to read and to copy. It scrolls in its place; the button appears with the script of the pages
 * (`developers-frame.client.ts`), which works without React.
 */
export function CodeBlock({ label, code, tools }: CodeBlockProps) {
  return (
    <figure className={styles.block} data-code-block="" dir="ltr">
      <figcaption className={styles.head}>
        <span className={styles.label}>{label}</span>
        {tools ?? <PlainCopyButton label={label} />}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.code} tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  )
}

function PlainCopyButton({ label }: { readonly label: string }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy=""
      data-copied={t('common.copied')}
      aria-label={t('developers.copyWhat', { what: label })}
      hidden
    >
      <Icon name="copy" size={16} />
      <span data-words="">{t('common.copy')}</span>
    </button>
  )
}
