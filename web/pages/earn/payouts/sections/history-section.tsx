import type { AffiliatePayoutOut } from '@causeway/api/contract'
import { AddressText, AmountText } from '@causeway/ui/money'
import { Badge, CopyButton, Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import table from '../../../../account-settings/data-table.module.css'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { Link } from '../../../../client-page/index.ts'
import { formatDateTime } from '../../../../i18n/format-date-time.ts'
import type { PayoutCoin, PayoutsProps } from '../payouts-data.ts'
import styles from './sections.module.css'

const payoutWords = {
  held: { text: 'earnPayouts.held', tone: 'neutral' },
  sending: { text: 'earnPayouts.sending', tone: 'neutral' },
  finished: { text: 'earnPayouts.paid', tone: 'good' },
  refused: { text: 'earnPayouts.failed', tone: 'bad' },
} as const

/** All payouts, sixteen a page, each with where it can be seen. */
export function HistorySection({ coins, money }: PayoutsProps) {
  const t = useTranslate()
  const { page, pagesCount, payouts } = money
  return (
    <SettingsCard
      id="payouts"
      title={t('earnPayouts.payoutsTitle')}
      text={t('earnPayouts.payoutsText')}
    >
      {payouts.length === 0 ? (
        <p>{t('earnPayouts.payoutsNone')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={t('earnPayouts.payoutsTitle')}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('earnPayouts.date')}</th>
                <th scope="col" className={table.number}>
                  {t('earnPayouts.amount')}
                </th>
                <th scope="col" className={table.number}>
                  {t('earnPayouts.fee')}
                </th>
                <th scope="col">{t('earnPayouts.address')}</th>
                <th scope="col">{t('earnPayouts.status')}</th>
                <th scope="col">{t('earnPayouts.transaction')}</th>
              </tr>
            </thead>
            <tbody>
              {payouts.map((payout) => (
                <Row
                  key={payout.id}
                  payout={payout}
                  coin={coins.find(({ currency }) => currency === payout.currency)}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Pages page={page} pagesCount={pagesCount} />
    </SettingsCard>
  )
}

type RowProps = { readonly payout: AffiliatePayoutOut; readonly coin: PayoutCoin | undefined }

function Row({ coin, payout }: RowProps) {
  const t = useTranslate()
  const { address, amount, createdAt, currency, fee, isMonthly, status, txId } = payout
  const ticker = coin?.ticker ?? currency.toUpperCase()
  const { text, tone } = payoutWords[status]
  return (
    <tr>
      <th scope="row" className={table.name}>
        {formatDateTime(createdAt, t)}
      </th>
      <td className={table.number}>
        <AmountText amount={amount} ticker={ticker} />
      </td>
      <td className={table.number}>
        <AmountText amount={fee} ticker={ticker} />
      </td>
      <td>
        <AddressText address={address} short />
      </td>
      <td>
        <Badge tone={tone}>{t(text)}</Badge>
        {isMonthly ? <Badge>{t('earnPayouts.monthly')}</Badge> : null}
      </td>
      <td>
        <Transaction txId={txId} explorer={coin?.explorer ?? null} />
      </td>
    </tr>
  )
}

type TransactionProps = { readonly txId: string | null } & Pick<PayoutCoin, 'explorer'>

/** Never leads a play transaction to an explorer of the real world. */
function Transaction({ explorer, txId }: TransactionProps) {
  const t = useTranslate()
  if (txId === null) return null
  return (
    <>
      {explorer === null ? (
        <AddressText address={txId} short />
      ) : (
        <a
          href={explorer.replace('{id}', encodeURIComponent(txId))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <AddressText address={txId} short />
          <Icon name="external" size={14} />
        </a>
      )}
      <CopyButton
        text={txId}
        label={t('earnPayouts.copyTransaction')}
        short={t('common.copy')}
        copied={t('common.copied')}
      />
    </>
  )
}

type PagesProps = { readonly page: number; readonly pagesCount: number }

/** The first and the last page, and those around the one that is shown; nothing where there is one page. */
function Pages({ page, pagesCount }: PagesProps) {
  const t = useTranslate()
  if (pagesCount <= 1) return null
  const numbers = Array.from({ length: pagesCount }, (_, index) => index + 1)
  const near = numbers.filter(
    (each) => each === 1 || each === pagesCount || Math.abs(each - page) <= 2,
  )
  return (
    <nav aria-label={t('earnPayouts.pages')}>
      <ul className={styles.pages}>
        {near.map((each) => (
          <li key={each}>
            <Link
              to={`?page=${each}`}
              aria-label={t('earnPayouts.page', { number: each })}
              aria-current={each === page ? 'page' : undefined}
              preventScrollReset
            >
              {each}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
