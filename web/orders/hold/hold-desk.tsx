import type { OffersOut, TransactionOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Card, Notice, Spinner } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect } from 'react'
import { useNavigation } from '../../client-page/index.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import { DepositList } from '../progress/deposit-list.tsx'
import { AccountNameChoice } from './account-name-choice.tsx'
import { AgreedOffer } from './agreed-offer.tsx'
import { ExchangeOffer } from './exchange-offer.tsx'
import styles from './hold-desk.module.css'
import { RefundOffer } from './refund-offer.tsx'
import { TopUpOffer } from './top-up-offer.tsx'

const reasons: Readonly<Record<string, MessageKey>> = {
  amount_too_small: 'transaction.holdAmountTooSmall',
  amount_too_large: 'transaction.holdAmountTooLarge',
  paid_late: 'transaction.holdPaidLate',
  payout_refused: 'transaction.holdPayoutRefused',
  account_taken: 'transaction.holdAccountTaken',
  screening: 'identification.holdScreening',
  identification: 'identification.holdIdentification',
  identification_refused: 'identification.holdIdentificationRefused',
  refund_decided: 'identification.holdRefundDecided',
  by_staff: 'identification.holdByStaff',
}

/** Why the order waits, and its holder's choices, each with its exact amounts (TRACK-04, TRACK-10). */
export function HoldDesk(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction } = props
  const reason = reasons[transaction.holdReason ?? '']
  return (
    <Card roomy className={styles.desk}>
      <Notice tone="warning" title={t(holdTitle(transaction))}>
        {reason === undefined ? null : <p>{t(reason)}</p>}
        <Difference {...props} />
        <ChoicesLeft transaction={transaction} />
        {transaction.holdReason === null && transaction.isOwner ? (
          <p>{t('transaction.holdWaits')}</p>
        ) : null}
      </Notice>
      <HeldFacts {...props} />
      <AccountNameChoice {...props} />
      <Choices {...props} />
      <DepositList {...props} />
    </Card>
  )
}

const titles: Readonly<Record<string, MessageKey>> = {
  amount_too_small: 'orderState.heldSmall',
  amount_too_large: 'orderState.heldLarge',
  paid_late: 'orderState.heldLate',
  payout_refused: 'orderState.heldPayout',
  account_taken: 'orderState.heldAccount',
  screening: 'orderState.heldCheck',
  identification: 'orderState.heldIdentity',
  identification_refused: 'orderState.heldRefund',
  refund_decided: 'orderState.heldRefund',
  by_staff: 'orderState.heldCheck',
}

/** What holds the order, in a few words. */
function holdTitle(transaction: TransactionOut): MessageKey {
  const { amountDiffers, holdReason } = transaction
  if (holdReason !== 'amount_differs') {
    return titles[holdReason ?? ''] ?? 'transaction.statusHold'
  }
  if (isSettledBefore(transaction)) return 'orderState.heldAgain'
  return amountDiffers?.startsWith('-') ? 'orderState.heldLess' : 'orderState.heldMore'
}

function isSettledBefore({ amountRefunded, amountTo }: TransactionOut): boolean {
  return amountTo !== null || amountRefunded !== null
}

/** Once the time of a guaranteed rate is over, the customer hears which choices remain. */
function ChoicesLeft({ transaction }: Pick<OrderViewProps, 'transaction'>) {
  const t = useTranslate()
  const { choices, holdReason, isRateHeld, offers } = transaction
  const isOver = isRateHeld === false && holdReason === 'amount_differs'
  if (!isOver || offers === null || offers.agreed !== null || !choices.includes('exchange')) {
    return null
  }
  return <p>{t('orderState.choicesLeft')}</p>
}

/** By how much what arrived differs from what was expected, in the customer's words. */
function Difference({ transaction, from }: OrderViewProps) {
  const t = useTranslate()
  const ticker = tickerLabel(from)
  if (transaction.holdReason !== 'amount_differs') return null
  if (isSettledBefore(transaction)) return <p>{t('desk.again')}</p>
  const { amountDiffers } = transaction
  if (amountDiffers === null) return null
  const isMore = !amountDiffers.startsWith('-')
  return (
    <p>
      {t(isMore ? 'desk.differsMore' : 'desk.differsLess', {
        amount: isMore ? amountDiffers : amountDiffers.slice(1),
        ticker,
      })}
    </p>
  )
}

function HeldFacts({ transaction, from }: OrderViewProps) {
  const t = useTranslate()
  const ticker = tickerLabel(from)
  const held = transaction.offers?.held ?? transaction.amountFrom
  if (held === null) return null
  return (
    <dl className={styles.held}>
      <div>
        <dt>{t('desk.held')}</dt>
        <dd>
          <AmountText amount={held} ticker={ticker} />
        </dd>
      </div>
      <div>
        <dt>{t('desk.expected')}</dt>
        <dd>
          <AmountText amount={transaction.amountExpectedFrom} ticker={ticker} />
        </dd>
      </div>
    </dl>
  )
}

function Choices(props: OrderViewProps) {
  const t = useTranslate()
  const { choice, isOwner, offers } = props.transaction
  if (!isOwner) return <p className={styles.guest}>{t('transaction.notOwner')}</p>
  if (choice !== null) return <Chosen choice={choice} />
  return offers === null ? null : <OpenChoices {...props} offers={offers} />
}

/**
 * Once one is pressed the page is at its top and the choices keep their room unseen: the order goes on in a smaller card,
 * and nothing jumps. Where the choice is refused they are there again, with all that was typed.
 */
function OpenChoices(props: OrderViewProps & { readonly offers: OffersOut }) {
  const t = useTranslate()
  const { transaction, change, offers } = props
  const { topUp } = offers
  const pressed = pressedChoice(useNavigation().formData)
  useEffect(() => {
    if (pressed !== null) scrollTo({ top: 0, behavior: 'instant' })
  }, [pressed])
  const refused = change !== null && !change.isDone ? change.message : null
  return (
    <section className={styles.choices} aria-label={t('desk.title')}>
      {pressed === null ? null : (
        <div className={styles.pressed}>
          <Chosen choice={pressed} />
        </div>
      )}
      <div className={styles.choices} data-pressed={pressed !== null}>
        <h2 className={styles.title}>{t('desk.title')}</h2>
        {refused === null ? null : (
          <Notice tone="error" announce="alert">
            {refused}
          </Notice>
        )}
        {offers.agreed === null ? null : <AgreedOffer {...props} agreed={offers.agreed} />}
        {topUp?.keepsPromise ? <TopUpOffer {...props} topUp={topUp} /> : null}
        {transaction.choices.includes('exchange') ? <ExchangeOffer {...props} /> : null}
        {topUp === null || topUp.keepsPromise ? null : <TopUpOffer {...props} topUp={topUp} />}
        <RefundOffer {...props} offers={offers} />
      </div>
    </section>
  )
}

function pressedChoice(form: FormData | undefined): 'exchange' | 'refund' | null {
  const intent = form?.get('intent')
  if (intent === 'refund') return 'refund'
  return intent === 'exchange' || intent === 'exchange-agreed' ? 'exchange' : null
}

function Chosen({ choice }: { readonly choice: NonNullable<TransactionOut['choice']> }) {
  const t = useTranslate()
  return (
    <p className={styles.chosen} role="status">
      <Spinner />
      <span>{t(choice === 'refund' ? 'desk.chosenRefund' : 'desk.chosenExchange')}</span>
    </p>
  )
}
