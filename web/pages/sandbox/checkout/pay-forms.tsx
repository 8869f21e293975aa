import type { SandboxFiatOrderOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import type { PaymentMethod } from '@causeway/core/ports'
import { Button, LinkButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../../client-page/index.ts'
import { CardForm, SecureForm } from './card-forms.tsx'
import type { CheckoutOutcome } from './pay-at-checkout.server.ts'
import styles from './pay-forms.module.css'
import { testAccount } from './test-payments.ts'

/** What a person chooses between at the checkout: cards of all kinds are one. */
export type PaymentGroup = 'card' | Exclude<PaymentMethod, 'visa' | 'mastercard'>

/** The group of a way to pay. */
export function paymentGroup(method: PaymentMethod): PaymentGroup {
  return method === 'visa' || method === 'mastercard' ? 'card' : method
}

/** The groups of a provider's ways to pay, in its order. */
export function paymentGroups(methods: readonly PaymentMethod[]): readonly PaymentGroup[] {
  return [...new Set(methods.map(paymentGroup))]
}

const groupNames = {
  card: 'checkout.methodCard',
  bank_transfer: 'checkout.methodBank',
  apple_pay: 'checkout.methodApple',
  google_pay: 'checkout.methodGoogle',
  paypal: 'checkout.methodPaypal',
  local_method: 'checkout.methodLocal',
} as const satisfies Record<PaymentGroup, MessageKey>

export type PayFormsProps = {
  readonly order: SandboxFiatOrderOut
  readonly outcome: CheckoutOutcome | null
  readonly groups: readonly PaymentGroup[]
  readonly group: PaymentGroup | null
}

/** The ways to pay, and the form of the one that is chosen. Works without a script. */
export function PayForms({ order, outcome, groups, group }: PayFormsProps) {
  const t = useTranslate()
  const isBusy = useNavigation().state === 'submitting'
  if (outcome?.step === 'secure') return <SecureForm outcome={outcome} isBusy={isBusy} />
  return (
    <>
      <nav aria-label={t('checkout.methods')}>
        <ul className={styles.methods}>
          {groups.map((each) => (
            <li key={each}>
              <LinkButton
                href={`?method=${each}`}
                look={each === group ? 'primary' : 'secondary'}
                aria-current={each === group ? 'true' : undefined}
              >
                {t(groupNames[each])}
              </LinkButton>
            </li>
          ))}
        </ul>
      </nav>
      {group === 'card' ? <CardForm outcome={outcome} isBusy={isBusy} /> : null}
      {group === 'bank_transfer' ? <TransferForm order={order} isBusy={isBusy} /> : null}
      {group === null || group === 'card' || group === 'bank_transfer' ? null : (
        <WalletForm
          // Local methods have no one name.
          name={group === 'local_method' ? null : t(groupNames[group])}
          isBusy={isBusy}
        />
      )}
      {order.state === 'waiting' ? <CancelForm /> : null}
    </>
  )
}

type FormProps = { readonly isBusy: boolean }

function TransferForm({ isBusy, order }: FormProps & Pick<PayFormsProps, 'order'>) {
  const t = useTranslate()
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="transfer" />
      <p>{t('checkout.transferText', { account: testAccount, reference: order.reference })}</p>
      <Button type="submit" busy={isBusy}>
        {t('checkout.transferDone')}
      </Button>
    </Form>
  )
}

/** Looks like what phones and wallets show, without anybody's mark. */
function WalletForm({ isBusy, name }: FormProps & { readonly name: string | null }) {
  const t = useTranslate()
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="wallet" />
      <p className={styles.small}>
        {name === null ? t('checkout.localText') : t('checkout.walletText', { name })}
      </p>
      <Button type="submit" size="large" wide busy={isBusy}>
        {name === null ? t('checkout.localPay') : t('checkout.walletPay', { name })}
      </Button>
    </Form>
  )
}

/** The person thinks better of it. */
export function CancelForm() {
  const t = useTranslate()
  return (
    <Form method="post" className={styles.answers}>
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" look="quiet">
        {t('checkout.cancel')}
      </Button>
    </Form>
  )
}
