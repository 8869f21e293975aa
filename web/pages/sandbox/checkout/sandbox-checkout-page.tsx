import { Card, LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useId } from 'react'
import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderProgress } from './order-progress.tsx'
import styles from './page.module.css'
import { PayForms } from './pay-forms.tsx'
import { SaleForms } from './sale-forms.tsx'

type Data = DataOf<Route.ComponentProps>

/** Where the sandbox's providers of fiat take play money, as a provider's own page does real money (BUY-02, BUY-07). */
function SandboxCheckoutPage({ loaderData, actionData }: ViewData<Data>) {
  const t = useTranslate()
  const titleId = useId()
  const { group, groups, order } = loaderData
  if (order === null) {
    return (
      <Section title={t('checkout.titlePlain')}>
        <div className={styles.body}>
          <Notice tone="warning">{t('checkout.refusedHere')}</Notice>
        </div>
      </Section>
    )
  }
  const outcome = actionData ?? null
  const isSold = order.side === 'sell'
  const isOpen = order.state === 'waiting' || (order.state === 'declined' && !isSold)
  const isPayable = isOpen && !order.isBeingDecided && !order.isDown
  return (
    <Section
      title={t('checkout.title', { provider: order.providerName })}
      lead={t(isSold ? 'checkout.leadSell' : 'checkout.leadBuy')}
    >
      <div className={styles.body}>
        <Notice tone="warning" strong title={t('checkout.playTitle')}>
          <p>{t('checkout.playText')}</p>
        </Notice>
        <Card roomy>
          <OrderFacts order={order} />
        </Card>
        <OrderProgress order={order} problem={outcome?.problem ?? null} />
        {isPayable ? (
          <Card roomy>
            <section aria-labelledby={titleId} className={styles.inside}>
              <h2 id={titleId} className={styles.title}>
                {t(isSold ? 'checkout.payoutTitle' : 'checkout.payTitle')}
              </h2>
              {isSold ? (
                <SaleForms order={order} outcome={outcome} />
              ) : (
                <PayForms order={order} outcome={outcome} groups={groups} group={group} />
              )}
            </section>
          </Card>
        ) : null}
        <div className={styles.answers}>
          <LinkButton href={order.returnUrl} look={isPayable ? 'secondary' : 'primary'}>
            {t('checkout.back')}
          </LinkButton>
        </div>
      </div>
    </Section>
  )
}

/** As a client page. */
export const sandboxCheckoutPage = clientPage<Data>({
  name: 'sandbox-checkout-page',
  View: SandboxCheckoutPage,
})
