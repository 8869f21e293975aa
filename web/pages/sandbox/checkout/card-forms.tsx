import type { MessageKey } from '@causeway/content/messages'
import { Button, CopyButton, LtrText, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef } from 'react'
import { Form } from '../../../client-page/index.ts'
import type { CheckoutOutcome } from './pay-at-checkout.server.ts'
import styles from './pay-forms.module.css'
import {
  type TestCardKind,
  testBankCode,
  testCards,
  testExpiry,
  testSecurityCode,
} from './test-payments.ts'

const cardNames = {
  good: 'checkout.cardGood',
  declined: 'checkout.cardDeclined',
  secure: 'checkout.cardSecure',
  slow: 'checkout.cardSlow',
} as const satisfies Record<TestCardKind, MessageKey>

export type CardFormProps = {
  /** Of the form that was sent last. */
  readonly outcome: CheckoutOutcome | null
  readonly isBusy: boolean
}

/** The test cards, and the form that takes them and no others. Browsers are told not to offer real ones. */
export function CardForm({ outcome, isBusy }: CardFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const isWrong = outcome?.problem === 'card'
  useEffect(() => {
    // Whatever number was refused does not stay on the page either.
    if (outcome?.problem === 'card') form.current?.reset()
  }, [outcome])
  return (
    <Form ref={form} method="post" className={styles.form} autoComplete="off">
      <input type="hidden" name="intent" value="card" />
      <p className={styles.small}>{t('checkout.cardsLead')}</p>
      <ul className={styles.cards}>
        {testCards.map(({ kind, number }) => (
          <li key={kind}>
            <span>{t(cardNames[kind])}</span>
            <LtrText>{number}</LtrText>
            <CopyButton
              text={number}
              label={`${t('common.copy')}: ${t(cardNames[kind])}`}
              short={t('common.copy')}
              copied={t('common.copied')}
            />
          </li>
        ))}
      </ul>
      <TextField
        name="card"
        label={t('checkout.cardNumber')}
        hint={t('checkout.cardHint')}
        error={isWrong ? t('checkout.cardNotTest') : undefined}
        isCode
        required
        inputMode="numeric"
        maxLength={24}
      />
      <div className={styles.pair}>
        <TextField label={t('checkout.cardExpiry')} value={testExpiry} isCode readOnly />
        <TextField label={t('checkout.cardCode')} value={testSecurityCode} isCode readOnly />
      </div>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('checkout.cardPay')}
      </Button>
    </Form>
  )
}

/** The bank's own step, as 3-D Secure has one. */
export function SecureForm({ outcome, isBusy }: CardFormProps) {
  const t = useTranslate()
  const isWrong = outcome?.problem === 'code'
  return (
    <Form method="post" className={styles.form} autoComplete="off">
      <input type="hidden" name="intent" value="secure" />
      <p>{t('checkout.secureText', { code: testBankCode })}</p>
      <TextField
        name="code"
        label={t('checkout.secureCode')}
        error={isWrong ? t('checkout.secureWrong', { code: testBankCode }) : undefined}
        isCode
        required
        inputMode="numeric"
        maxLength={6}
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('checkout.secureConfirm')}
      </Button>
    </Form>
  )
}
