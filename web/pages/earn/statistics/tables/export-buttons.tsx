import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import { downloadText } from '../../../../recovery/download-text.ts'
import type { AllRows } from './read-all.ts'
import { type FileRow, rowsAsFile } from './rows-as-file.ts'
import styles from './table.module.css'

export type ExportButtonsProps<Field extends string> = {
  /** Of the file, without its ending. */
  readonly name: string
  readonly fields: readonly Field[]
  readonly read: () => Promise<AllRows<FileRow<Field>>>
}

/** All rows of a list as a file. */
export function ExportButtons<Field extends string>(props: ExportButtonsProps<Field>) {
  const { fields, name, read } = props
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const [busy, setBusy] = useState<'csv' | 'json' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (kind: 'csv' | 'json') => {
    setBusy(kind)
    const all = await read()
    setBusy(null)
    setRefusal(all.ok ? null : all.message)
    if (all.ok) downloadText(rowsAsFile(kind, name, { fields, rows: all.rows }))
  }
  return (
    <>
      <div className={styles.buttons}>
        {(['csv', 'json'] as const).map((kind) => (
          <Button
            key={kind}
            look="secondary"
            busy={busy === kind}
            waitsFor={isHydrated ? null : t('common.stillLoading')}
            onClick={() => save(kind)}
          >
            {t(kind === 'csv' ? 'earnStatistics.exportCsv' : 'earnStatistics.exportJson')}
          </Button>
        ))}
      </div>
      {refusal === null ? null : (
        <Notice tone="error" announce="alert">
          {t('earnStatistics.exportFailed', { reason: refusal })}
        </Notice>
      )}
    </>
  )
}
