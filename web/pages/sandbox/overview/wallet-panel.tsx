import type { CurrencyOut, SandboxWalletReply } from '@causeway/api/contract'
import { AddressText, AmountText, labelOfTicker } from '@causeway/ui/money'
import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form } from '../../../client-page/index.ts'
import { Field } from './field.tsx'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'

export type WalletPanelProps = {
  readonly address: string
  /** Null while no address was asked about. */
  readonly payments: SandboxWalletReply['payments'] | null
  readonly coins: readonly CurrencyOut[]
}

/** What the play chains say an address received: the explorer of this world. */
export function WalletPanel({ address, payments, coins }: WalletPanelProps) {
  const t = useTranslate()
  return (
    <Panel id="wallet">
      <Form method="get" action="#wallet" className={styles.row} key={address}>
        <Field label={t('sandbox.walletAddress')}>
          {(id) => (
            <input
              id={id}
              name="wallet"
              defaultValue={address}
              dir="ltr"
              required
              maxLength={300}
            />
          )}
        </Field>
        <Button type="submit" look="secondary">
          {t('sandbox.walletLook')}
        </Button>
      </Form>
      {payments === null ? null : payments.length === 0 ? (
        <p className={styles.small}>{t('sandbox.walletEmpty')}</p>
      ) : (
        <ul className={styles.list}>
          {payments.map((payment) => (
            <li key={payment.txId}>
              <AmountText amount={payment.amount} ticker={labelOfTicker(coins, payment.currency)} />{' '}
              <span className={styles.small}>
                {t('sandbox.confirmations', { count: payment.confirmations })}
              </span>{' '}
              <AddressText address={payment.txId} short />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
