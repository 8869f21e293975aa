import type { ReturnOut, UnmatchedPaymentOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import {
  ActField,
  ActForm,
  CodeField,
  DataTable,
  Hint,
  ReasonField,
  SendBadge,
  SentTransaction,
  TickBox,
  Time,
  useTyped,
} from '../../../backoffice/index.ts'
import styles from './page.module.css'

/** Proposes to send a payment back: what would arrive is shown before. */
export function SendBack({
  isSteppedUp,
  payment,
}: {
  readonly payment: UnmatchedPaymentOut
  readonly isSteppedUp: boolean
}) {
  const { memoName, network, outputIndex, returns, txId } = payment
  const key = { network, txId, outputIndex: String(outputIndex) }
  const typed = useTyped('return', key)
  return (
    <details className={styles.more} open={'act' in typed}>
      <summary>Send it back</summary>
      {returns === null ? (
        <Hint>The network fee would take all of it, so it can’t be sent back.</Hint>
      ) : (
        <ActForm act="return" label="Propose sending it back" look="secondary" values={key}>
          <Hint>
            {`${returns.amount} would arrive. The network fee of ${returns.networkFee} is deducted.`}{' '}
            Make sure that the address belongs to the sender: payments from an exchange often come
            from an address that can’t be paid.
          </Hint>
          <ActField
            label="Address"
            name="address"
            isCode
            maxLength={200}
            hint={`On ${network}, given by the sender`}
          />
          {memoName === null ? null : (
            <>
              <ActField label={memoName} name="memo" isCode maxLength={100} />
              <TickBox
                name="noMemo"
                label={`This address needs no ${memoName.toLowerCase()}`}
                isTicked={typed['noMemo'] === '1'}
              />
            </>
          )}
          <ReasonField />
          <CodeField isSteppedUp={isSteppedUp} />
        </ActForm>
      )}
    </details>
  )
}

/** Payments that are on their way back or were sent back. */
export function Returns({ returns }: { readonly returns: readonly ReturnOut[] }) {
  return (
    <DataTable
      caption="Payments sent back"
      columns={[
        'Sent',
        'State',
        'Transaction',
        'To',
        'Memo',
        'Payment',
        'Network fee',
        'Reason',
        'Approved',
      ]}
      empty="No payment was sent back."
      rows={returns.map((each) => ({
        key: `${each.network} ${each.payment} ${each.decidedAt}`,
        cells: [
          each.amount,
          <SendBadge key="state" state={each.state} undone="not possible, unmatched again" />,
          <SentTransaction key="tx" of={each.transaction} />,
          <AddressText key="to" address={each.address} short />,
          each.extraId ?? '–',
          <AddressText key="payment" address={each.payment} short />,
          each.networkFee,
          each.reason,
          <Time key="at" at={each.decidedAt} />,
        ],
      }))}
    />
  )
}
