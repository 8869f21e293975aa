import type { CurrencyOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { Button, CopyButton, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form } from '../../../client-page/index.ts'
import { CoinOptions } from './coin-options.tsx'
import { Field } from './field.tsx'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'
import type { SandboxOutcome } from './play-sandbox.server.ts'

export type AddressPanelProps = {
  readonly outcome: SandboxOutcome | null
  readonly coins: readonly CurrencyOut[]
}

/** An address of the customer's own play wallet, to receive a payout. */
export function AddressPanel({ outcome, coins }: AddressPanelProps) {
  const t = useTranslate()
  const mine = outcome?.intent === 'address' ? outcome : null
  return (
    <Panel
      id="address"
      lead={t('sandbox.addressLead')}
      outcome={mine?.isDone === false ? mine : null}
    >
      <Form method="post" action="#address" className={styles.row}>
        <input type="hidden" name="intent" value="address" />
        <Field label={t('sandbox.addressCoin')}>
          {(id) => (
            <select id={id} name="currency" defaultValue="eth">
              <CoinOptions coins={coins} />
            </select>
          )}
        </Field>
        <Button type="submit">{t('sandbox.addressNew')}</Button>
      </Form>
      {mine?.address ? (
        <div role="status" className={styles.list}>
          <AddressText address={mine.address.address} />
          <CopyButton
            text={mine.address.address}
            label={`${t('common.copy')}: ${t('sandbox.walletAddress')}`}
            short={t('common.copy')}
            copied={t('common.copied')}
          />
          {mine.address.extraId === null ? null : <LtrText>{mine.address.extraId}</LtrText>}
        </div>
      ) : null}
    </Panel>
  )
}
