import type { TransactionOut } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect } from 'react'
import { orderStatus, statusNames } from '../order-status.ts'

/** Has the tab's title say where the order stands, also while another tab is looked at. */
export function useOrderTitle(transaction: TransactionOut): void {
  const t = useTranslate()
  const title = t('transaction.titleOfPage', {
    status: t(statusNames[orderStatus(transaction)]),
    id: transaction.transactionId.slice(0, 8),
  })
  useEffect(() => {
    document.title = title
  }, [title])
}
