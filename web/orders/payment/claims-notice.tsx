import type { MessageKey } from '@causeway/content/messages'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/use-language.ts'
import choice from '../hold/choice.module.css'
import type { OrderViewProps } from '../order-view-props.ts'
import { TxLink } from '../progress/tx-link.tsx'

type Claim = OrderViewProps['transaction']['claims'][number]

const problems = {
  memo_missing: 'lostPayment.memoMissing',
  memo_wrong: 'lostPayment.memoWrong',
  other_coin: 'lostPayment.otherCoin',
  other_network: 'lostPayment.otherNetwork',
} as const satisfies Record<Claim['problem'], MessageKey>

/** Each payment that its holder reported: what is wrong with it, where it stands, and what can be done (TRACK-15). */
export function ClaimsNotice(props: OrderViewProps) {
  const { transaction } = props
  return transaction.claims.map((claim) => (
    <ClaimNotice key={`${claim.txId} ${claim.currency} ${claim.amount}`} {...props} claim={claim} />
  ))
}

function ClaimNotice(props: OrderViewProps & { readonly claim: Claim }) {
  const t = useTranslate()
  const { claim, transaction, from, supportEmail } = props
  const isOpen = claim.state === 'review'
  return (
    <Notice
      tone={claim.state === 'assigned' ? 'good' : 'warning'}
      strong
      title={t('lostPayment.claimTitle')}
      announce="status"
    >
      <div className={choice.rest}>
        <p className={choice.whole}>
          <span className={choice.amount}>
            <AmountText amount={claim.amount} ticker={tickerLabel({ code: claim.currencyCode })} />
          </span>
          <TxLink {...props} txId={claim.txId} coin={from} wallet={null} />
        </p>
        {isOpen ? (
          <p>
            {t(problems[claim.problem], {
              name: transaction.payinExtraIdName ?? '',
              expected: tickerLabel(from),
              network: from.network,
            })}
          </p>
        ) : null}
        <ClaimState {...props} />
        {supportEmail === null || claim.state === 'assigned' ? null : (
          <p>{t('lostPayment.contact', { support: supportEmail })}</p>
        )}
      </div>
    </Notice>
  )
}

function ClaimState(props: OrderViewProps & { readonly claim: Claim }) {
  const t = useTranslate()
  const { confirmations, confirmationsNeeded, problem, refusal, state } = props.claim
  if (state === 'assigned') return <p>{t('lostPayment.done')}</p>
  if (state === 'refused') {
    return <p>{t(refusal === 'returned' ? 'lostPayment.returned' : 'lostPayment.unproven')}</p>
  }
  return (
    <>
      {confirmations < confirmationsNeeded ? (
        <p>{t('lostPayment.confirmations', { confirmations, needed: confirmationsNeeded })}</p>
      ) : null}
      <p>{t('lostPayment.review')}</p>
      {problem === 'other_coin' || problem === 'other_network' ? <Move {...props} /> : null}
    </>
  )
}

/** Another coin at the order's own address needs nobody's decision where its holder makes an order for it. */
function Move({ claim, transaction }: OrderViewProps & { readonly claim: Claim }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { currencyFrom, currencyTo } = transaction
  const order = new URLSearchParams({
    from: claim.currency,
    to: claim.currency === currencyTo ? currencyFrom : currencyTo,
    amountFrom: claim.amount,
  })
  return (
    <>
      <p>{t('lostPayment.move')}</p>
      <p>
        <LinkButton href={localPath(`/processing?${order}`)} look="secondary">
          {t('lostPayment.moveLink', {
            amount: claim.amount,
            ticker: tickerLabel({ code: claim.currencyCode }),
          })}
        </LinkButton>
      </p>
    </>
  )
}
