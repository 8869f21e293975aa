import { AddressText } from '@causeway/ui/money'
import { Disclosure, Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { answerOutcome, type ErrorFields } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import type { Outcome } from '../../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { formatDateTime } from '../../../../i18n/format-date-time.ts'
import type { PayoutCoin, PayoutsProps } from '../payouts-data.ts'
import styles from './sections.module.css'

/** As the call names them. */
const fields: ErrorFields = {
  destinationAddress: 'address',
  password: 'password',
  totpCode: 'code',
}

/** Where each coin is paid to, and the way to change that. */
export function AddressesSection(props: PayoutsProps) {
  const t = useTranslate()
  const { coins, money, status } = props
  const { payoutAddresses } = money.summary
  // Said by the card: the form closes with its address.
  const [changed, setChanged] = useState<Outcome | null>(null)
  return (
    <SettingsCard
      id="addresses"
      title={t('earnPayouts.addressesTitle')}
      text={t('earnPayouts.addressesText')}
    >
      <OutcomeNotice outcome={changed} takesFocus />
      <ul className={styles.coins}>
        {coins.map((coin) => {
          const address = payoutAddresses[coin.currency]
          const usableAt = payoutAddresses.usableAt[coin.currency]
          const says = address === null ? 'earnPayouts.addAddress' : 'earnPayouts.changeAddress'
          return (
            <li key={coin.currency} className={styles.coin}>
              <h3 className={styles.coinTitle}>
                <bdi dir="ltr">{coin.label}</bdi>
              </h3>
              {address === null ? (
                <p>{t('earnPayouts.noAddress')}</p>
              ) : (
                <AddressText address={address} />
              )}
              {usableAt === null ? null : (
                <Notice tone="warning">
                  {t('earnPayouts.lockedUntil', { date: formatDateTime(usableAt, t) })}
                </Notice>
              )}
              {status === 'approved' ? (
                <Disclosure key={address} summary={t(says, { coin: coin.label })}>
                  <AddressForm {...props} coin={coin} onDone={setChanged} />
                </Disclosure>
              ) : null}
            </li>
          )
        })}
      </ul>
    </SettingsCard>
  )
}

type AddressFormProps = PayoutsProps & {
  readonly coin: PayoutCoin
  readonly onDone: (outcome: Outcome) => void
}

function AddressForm({ account, calls, coin, onDone, refresh }: AddressFormProps) {
  const t = useTranslate()
  const { currency, label } = coin
  const change = async (values: FormValues) => {
    const [password, totpCode] = [values('password'), values('code')]
    const answer = await calls.affiliateSetAddress({
      currency,
      address: values('address').trim(),
      ...(password === '' ? {} : { password }),
      ...(totpCode === '' ? {} : { totpCode }),
    })
    const outcome = answerOutcome(t, answer, t('earnPayouts.addressSaved'), fields)
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <ChangeForm submit={t('earnPayouts.saveAddress')} change={change} onDone={onDone}>
      {(errors) => (
        <>
          <TextField
            name="address"
            label={t('earnPayouts.addressField', { coin: label })}
            error={errors.address}
            isCode
            maxLength={200}
            required
          />
          <ProofFields account={account} errors={errors} />
        </>
      )}
    </ChangeForm>
  )
}
