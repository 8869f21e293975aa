import { CopyButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { IslandSpec } from '../../islands/index.ts'
import styles from './code-sample.module.css'

export type CodeSampleProps = { readonly code: string }

/** A command for a terminal, and the way to take it along. */
function CodeSample({ code }: CodeSampleProps) {
  const t = useTranslate()
  return (
    <div className={styles.sample}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.code} dir="ltr" tabIndex={0} aria-label="curl">
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton
        text={code}
        label={t('developers.copyExample')}
        short={t('common.copy')}
        copied={t('common.copied')}
      />
    </div>
  )
}

export const codeSample: IslandSpec<CodeSampleProps> = {
  name: 'code-sample',
  Component: CodeSample,
  namespaces: ['common', 'developers'],
}
