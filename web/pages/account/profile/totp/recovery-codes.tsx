import { Button, CopyButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef } from 'react'
import { downloadText } from '../../../../recovery/download-text.ts'
import styles from './recovery-codes.module.css'

export type RecoveryCodesProps = {
  readonly codes: readonly string[]
  readonly title: string
  readonly email: string
  readonly brandName: string
  /** Told when their owner has kept them; from then on nobody can show them again. */
  readonly onKept: () => void
}

/** Recovery codes, shown this once: to copy, to download, to print. */
export function RecoveryCodes({ codes, title, email, brandName, onKept }: RecoveryCodesProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const download = () =>
    downloadText({
      name: 'recovery-codes.txt',
      type: 'text/plain',
      text: `${t('profile.codesFileText', { brand: brandName, email })}\n\n${text}\n`,
    })
  return (
    <div className={styles.codes}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      <p className={styles.text}>{t('profile.codesText')}</p>
      <ul className={styles.list} dir="ltr">
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton
          text={text}
          label={t('profile.codesCopy')}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
        <Button look="quiet" onClick={download}>
          {t('profile.codesDownload')}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t('profile.codesPrint')}
        </Button>
      </div>
      <p>
        <Button look="secondary" onClick={onKept}>
          {t('profile.codesDone')}
        </Button>
      </p>
    </div>
  )
}
