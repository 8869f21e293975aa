import type { SandboxFiatOrderOut } from '@causeway/api/contract'
import { AddressText, AmountText } from '@causeway/ui/money'
import { LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './page.module.css'

/** What is bought or sold, what it costs, and where it goes. */
export function OrderFacts({ order }: { readonly order: SandboxFiatOrderOut }) {
  const t = useTranslate()
  const isSold = order.side === 'sell'
  const fiat = order.fiat.toUpperCase()
  const coin = order.coin.toUpperCase()
  return (
    <dl className={styles.facts}>
      <dt>{t(isSold ? 'checkout.youSell' : 'checkout.youPay')}</dt>
      <dd className={styles.strong}>
        <AmountText amount={order.amountFrom} ticker={isSold ? coin : fiat} />
      </dd>
      <dt>{t('checkout.fee')}</dt>
      <dd>
        <AmountText amount={order.fee} ticker={fiat} />
      </dd>
      <dt>{t('checkout.youGet')}</dt>
      <dd className={styles.strong}>
        <AmountText amount={order.amountTo} ticker={isSold ? fiat : coin} />
      </dd>
      <dt>{t(isSold ? 'checkout.backAddress' : 'checkout.address')}</dt>
      <dd>
        <AddressText address={order.address} />
        {order.extraId === null ? null : <LtrText> {order.extraId}</LtrText>}
      </dd>
      <dt>{t('checkout.reference')}</dt>
      <dd>
        <LtrText>{order.reference}</LtrText>
      </dd>
    </dl>
  )
}
