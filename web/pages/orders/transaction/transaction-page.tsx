import { Notice } from '@causeway/ui/primitives'
import { safeStorage } from '@causeway/widget/address'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect } from 'react'
import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { useProof } from '../../../orders/access/use-proof.ts'
import { type SecretLinkOutcome, useSecretLink } from '../../../orders/access/use-secret-link.ts'
import { lazyFiatOrderView } from '../../../orders/fiat/lazy-fiat-order-view.ts'
import { lazyOrderMessages } from '../../../orders/messages/lazy-order-messages.ts'
import { orderStatus } from '../../../orders/order-status.ts'
import { OrderView } from '../../../orders/order-view.tsx'
import { useLiveOrder } from '../../../orders/updates/use-live-order.ts'
import { useOrderTitle } from '../../../orders/updates/use-order-title.ts'
import { rememberOrder } from '../../../recent-orders/recent-orders.ts'
import { newsOf } from '../../../widget-frame/host/news-of.ts'
import { notifyHost } from '../../../widget-frame/host/notify-host.ts'
import type { Route } from './+types/page.ts'

type Data = DataOf<Route.ComponentProps>

/** The order for its holder: where to pay, where it stands, what can be chosen. */
function TransactionPage({ loaderData, actionData }: ViewData<Data>) {
  const { transaction, followState, refresh } = useLiveOrder(loaderData.transaction)
  const { transactionId, isOwner, currencyFrom, currencyTo } = transaction
  const status = orderStatus(transaction)
  useOrderTitle(transaction)
  const proof = useProof(actionData ?? null)
  const secretLink = useSecretLink(transactionId, refresh)
  useEffect(() => {
    if (!isOwner) return
    const seen = { status, at: Date.now() }
    rememberOrder(safeStorage(), { transactionId, from: currencyFrom, to: currencyTo, seen })
  }, [transactionId, isOwner, currencyFrom, currencyTo, status])
  const news = newsOf(transaction)
  const newsText = JSON.stringify(news)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each text
  useEffect(() => notifyHost({ type: 'order', data: news }), [newsText])
  if (transaction.fiat !== null) {
    return (
      <lazyFiatOrderView.View
        {...loaderData}
        transaction={transaction}
        fiat={transaction.fiat}
        followState={followState}
        notice={<SecretLinkNotice outcome={secretLink} />}
      />
    )
  }
  return (
    <>
      <OrderView
        {...loaderData}
        transaction={transaction}
        followState={followState}
        refresh={refresh}
        change={actionData ?? null}
        notice={<SecretLinkNotice outcome={secretLink} />}
      />
      {proof === null ? null : <proof.Dialog {...proof.props} />}
    </>
  )
}

function SecretLinkNotice({ outcome }: { readonly outcome: SecretLinkOutcome }) {
  const t = useTranslate()
  if (outcome === 'none') return null
  return outcome === 'worked' ? (
    <Notice tone="good" announce="status">
      {t('desk.secretWorked')}
    </Notice>
  ) : (
    <Notice tone="error" announce="alert">
      {t('desk.secretWrong')}
    </Notice>
  )
}

/** As a client page. */
export const transactionPage = clientPage<Data>({
  name: 'transaction-page',
  View: TransactionPage,
  lazy: {
    load: (data) =>
      data?.loaderData.transaction.fiat ? lazyFiatOrderView.load() : lazyOrderMessages.load(),
    isShown: ({ loaderData }) =>
      loaderData.transaction.fiat !== null || loaderData.transaction.messages.length > 0,
    ahead: false,
  },
})
