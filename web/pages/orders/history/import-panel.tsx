import { Notice } from '@causeway/ui/primitives'
import { becomeHolder } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useId, useState } from 'react'
import { useRevalidator } from '../../../client-page/index.ts'
import { type Imported, importRecoveryFiles } from './import-recovery-files.ts'
import styles from './panel.module.css'

/** Makes this browser the holder of the orders of recovery files. */
export function ImportPanel() {
  const t = useTranslate()
  const id = useId()
  const { revalidate } = useRevalidator()
  const [outcome, setOutcome] = useState<Imported | null>(null)
  const read = async (chosen: FileList | null) => {
    const files = await Promise.all(
      [...(chosen ?? [])].map(async (file) => ({ name: file.name, text: await file.text() })),
    )
    const imported = await importRecoveryFiles(httpCalls({ becomeHolder }), files)
    setOutcome(imported)
    if (imported.count > 0) await revalidate()
  }
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('history.import')}
      </h2>
      <p className={styles.text}>{t('history.importText')}</p>
      <label htmlFor={id} className={styles.text}>
        {t('history.importChoose')}
      </label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        multiple
        onChange={(event) => void read(event.currentTarget.files)}
      />
      {outcome === null ? null : <Outcome {...outcome} />}
      <noscript>
        <p className={styles.text}>{t('common.scriptNeeded')}</p>
      </noscript>
    </section>
  )
}

function Outcome({ count, refused }: Imported) {
  const t = useTranslate()
  return (
    <>
      {count === 0 ? null : (
        <Notice tone="good" announce="status">
          {t('history.imported', { count })}
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <Notice tone="error" announce="alert">
          {refused.map(({ name, reason }) => (
            <p key={name}>
              {reason === null
                ? t('history.importWrong', { name })
                : t('history.importRefused', { name, reason })}
            </p>
          ))}
        </Notice>
      )}
    </>
  )
}
