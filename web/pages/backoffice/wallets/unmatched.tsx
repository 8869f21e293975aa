import type { UnmatchedDepositOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { DataTable, Time } from '../../../backoffice/index.ts'
import styles from './page.module.css'

/** Payments that no order explains. */
export function Unmatched({ deposits }: { readonly deposits: readonly UnmatchedDepositOut[] }) {
  return (
    <DataTable
      caption="Unmatched payments"
      columns={['Amount', 'Network', 'Transaction', 'To', 'Memo', 'State', 'Seen']}
      empty="No unmatched payments."
      rows={deposits.map((deposit) => ({
        key: `${deposit.network} ${deposit.txId} ${deposit.outputIndex}`,
        cells: [
          <span key="amount" className={styles.sum}>
            {deposit.amount}
          </span>,
          deposit.network,
          <AddressText key="tx" address={deposit.txId} short />,
          <AddressText key="to" address={deposit.address} short />,
          deposit.extraId ?? '–',
          deposit.state,
          <Time key="seen" at={deposit.seenAt} />,
        ],
      }))}
    />
  )
}
