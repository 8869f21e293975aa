import type { SandboxFiatOrderOut } from '@causeway/api/contract'
import { AddressText, AmountText } from '@causeway/ui/money'
import { Button, CopyButton, LtrText, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../../client-page/index.ts'
import type { CheckoutOutcome } from './pay-at-checkout.server.ts'
import styles from './pay-forms.module.css'
import { CancelForm } from './pay-forms.tsx'
import { testAccount } from './test-payments.ts'

export type SaleFormsProps = {
  readonly order: SandboxFiatOrderOut
  readonly outcome: CheckoutOutcome | null
}

/** Of a sale: the account that is paid out to, then the address that the coins go to (BUY-12). */
export function SaleForms({ order, outcome }: SaleFormsProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      {order.payInAddress === null ? (
        <AccountForm isWrong={outcome?.problem === 'account'} isBusy={isBusy} />
      ) : (
        <SendForm order={order} address={order.payInAddress} isBusy={isBusy} />
      )}
      {order.state === 'waiting' ? <CancelForm /> : null}
    </>
  )
}

type AccountFormProps = { readonly isWrong: boolean; readonly isBusy: boolean }

function AccountForm({ isWrong, isBusy }: AccountFormProps) {
  const t = useTranslate()
  return (
    <Form method="post" className={styles.form} autoComplete="off">
      <input type="hidden" name="intent" value="account" />
      <p className={styles.answers}>
        <span>{t('checkout.accountLead')}</span>
        <LtrText>{testAccount}</LtrText>
        <CopyButton
          text={testAccount}
          label={`${t('common.copy')}: ${t('checkout.account')}`}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
      </p>
      <TextField
        name="account"
        label={t('checkout.account')}
        error={isWrong ? t('checkout.accountNotTest') : undefined}
        isCode
        required
        maxLength={40}
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('checkout.accountConfirm')}
      </Button>
    </Form>
  )
}

type SendFormProps = {
  readonly order: SandboxFiatOrderOut
  readonly address: string
  readonly isBusy: boolean
}

function SendForm({ order, address, isBusy }: SendFormProps) {
  const t = useTranslate()
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="send" />
      <p>{t('checkout.sendLead')}</p>
      <p>
        <AmountText amount={order.amountFrom} ticker={order.coin.toUpperCase()} />
      </p>
      <p className={styles.answers}>
        <AddressText address={address} />
        <CopyButton
          text={address}
          label={`${t('common.copy')}: ${t('checkout.sendAddress')}`}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
      </p>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('checkout.sendPlay')}
      </Button>
      <p className={styles.small}>{t('checkout.sendWaits')}</p>
    </Form>
  )
}
