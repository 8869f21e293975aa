import { CopyButton, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './shown-secret.module.css'

export type ShownSecretProps = {
  readonly label: string
  readonly text: string
  /** Of many lines: it scrolls in its place. */
  readonly isLong?: boolean
}

/** Something that is shown once, to copy. */
export function ShownSecret({ label, text, isLong = false }: ShownSecretProps) {
  const t = useTranslate()
  return (
    <div className={styles.secret}>
      <span className={styles.label}>{label}</span>
      {isLong ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.long} dir="ltr" tabIndex={0} aria-label={label}>
          {text.trim()}
        </section>
      ) : (
        <LtrText className={styles.code}>{text}</LtrText>
      )}
      <CopyButton
        text={text}
        label={t('accountApi.copyNamed', { what: label })}
        short={t('common.copy')}
        copied={t('common.copied')}
      />
    </div>
  )
}
