import { Button, Notice } from '@causeway/ui/primitives'
import { transactions } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { downloadText } from '../../../recovery/download-text.ts'
import { ordersAsCsv, ordersAsJson } from './export-orders.ts'
import type { OrderFilter } from './order-filter.ts'
import styles from './panel.module.css'
import { readAllOrders } from './read-all-orders.ts'

/** All orders of the filter as a file. */
export function ExportPanel({ filter }: { readonly filter: OrderFilter | null }) {
  const t = useTranslate()
  const [busy, setBusy] = useState<'csv' | 'json' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (kind: 'csv' | 'json') => {
    setBusy(kind)
    const read = await readAllOrders(httpCalls({ transactions }), filter)
    setBusy(null)
    setRefusal(read.ok ? null : read.message)
    if (read.ok) downloadText(kind === 'csv' ? ordersAsCsv(read.orders) : ordersAsJson(read.orders))
  }
  return (
    <section className={styles.panel} aria-labelledby="export">
      <h2 id="export" className={styles.title}>
        {t('history.export')}
      </h2>
      <p className={styles.text}>{t('history.exportText')}</p>
      <div className={styles.buttons}>
        <Button look="secondary" busy={busy === 'csv'} onClick={() => save('csv')}>
          {t('history.exportCsv')}
        </Button>
        <Button look="secondary" busy={busy === 'json'} onClick={() => save('json')}>
          {t('history.exportJson')}
        </Button>
      </div>
      {refusal === null ? null : (
        <Notice tone="error" announce="alert">
          {t('history.exportFailed', { reason: refusal })}
        </Notice>
      )}
      <noscript>
        <p className={styles.text}>{t('common.scriptNeeded')}</p>
      </noscript>
    </section>
  )
}
