import type { Messages } from '@causeway/content/messages'
import { redirect } from 'react-router'
import { answerBody } from '../answer-body.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import { pathOnSite } from '../path-on-site.ts'
import type { PageSeo } from '../seo/index.ts'
import { paymentWords } from './payment-words.ts'

/** Where the holder goes on to. */
export type PaymentPage = {
  readonly messages: Messages
  readonly seo: PageSeo
  readonly transactionId: string
  readonly provider: string
  readonly side: 'buy' | 'sell'
  /** What is paid, what is got: for the browser's memory of addresses. */
  readonly bought: {
    readonly currency: string
    readonly kind: 'destination' | 'refund'
    readonly address: string
    readonly extraId: string
  } | null
  readonly goesTo:
    | { readonly kind: 'redirect'; readonly url: string }
    | {
        readonly kind: 'form'
        readonly action: string
        readonly fields: Readonly<Record<string, string>>
      }
  /** The one origin that the page may post a form to; null where it posts none. */
  readonly formOrigin: string | null
}

/**
 * Loads the way to the provider of an order that waits for its payment. Strangers, and orders that wait for nothing, are
 * sent to the order's page.
 */
export async function loadPayment(page: PageContext, publicCode: string): Promise<PaymentPage> {
  const { transaction } = answerBody(await page.calls.transaction({ id: publicCode }, page.caller))
  const { fiat, fiatProviderRedirect, isOwner, transactionId } = transaction
  const goesTo = goesToOf(page.publicUrl, fiatProviderRedirect, fiat?.form ?? null)
  if (fiat === null || !isOwner || fiat.state !== 'waiting' || goesTo === null) {
    throw redirect(`/transaction/${encodeURIComponent(publicCode)}`)
  }
  const { messages, t } = await pageTexts(page, ['fiat'])
  const isPurchase = fiat.side === 'buy'
  return {
    messages,
    seo: {
      title: t('fiat.paymentTitle', { provider: fiat.providerName }),
      description: t(paymentWords[fiat.side], { provider: fiat.providerName }),
      canonical: null,
    },
    transactionId,
    provider: fiat.providerName,
    side: fiat.side,
    bought: isPurchase
      ? {
          currency: transaction.currencyTo,
          kind: 'destination',
          address: transaction.payoutAddress,
          extraId: transaction.payoutExtraId ?? '',
        }
      : null,
    goesTo,
    formOrigin: fiat.form === null ? null : originOf(fiat.form.action),
  }
}

function goesToOf(
  publicUrl: string,
  url: string | null,
  form: { readonly action: string; readonly fields: Readonly<Record<string, string>> } | null,
): PaymentPage['goesTo'] | null {
  if (form !== null) return { ...form, kind: 'form', action: pathOnSite(form.action, publicUrl) }
  return url === null ? null : { kind: 'redirect', url: pathOnSite(url, publicUrl) }
}

/** Null for what is no address of another site: our own may be posted to in any case. */
function originOf(action: string): string | null {
  return URL.canParse(action) ? new URL(action).origin : null
}
