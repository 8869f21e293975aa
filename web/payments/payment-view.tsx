import { Button, Card, LinkButton, Spinner, Steps } from '@causeway/ui/primitives'
import { keepAddress, safeStorage } from '@causeway/widget/address'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Shown } from '../client-page/index.ts'
import { useIsFramed, useLocalPath } from '../i18n/use-language.ts'
import { Section } from '../parts/section.tsx'
import type { PaymentPage } from './load-payment.server.ts'
import styles from './payment-view.module.css'
import { paymentWords } from './payment-words.ts'

/** Long enough to read where one is taken. */
const READ_MILLISECONDS = 700
const GONE_KEY = 'payment-gone'

/**
 * The redirect step (BUY-07): says where one is taken and goes there by itself, once; whoever comes back chooses. Its
 * button works without a script. A provider that wants a form gets it posted, and this page may post to nobody else.
 */
export function PaymentView({ page }: { readonly page: Shown<PaymentPage> }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { provider, goesTo, transactionId } = page
  const form = useRef<HTMLFormElement>(null)
  // A provider's page does not stand in frames: it opens in a window of its own, which only a press can do.
  const isFramed = useIsFramed()
  const [hasGone, setGone] = useState(isFramed)
  const go = useEffectEvent(() => {
    if (goesTo.kind === 'form') form.current?.requestSubmit()
    else location.assign(goesTo.url)
  })
  useEffect(() => rememberBought(page), [page])
  useEffect(() => {
    if (isFramed || wasGone(transactionId)) return setGone(true)
    const timer = setTimeout(() => {
      keepGone(transactionId)
      go()
    }, READ_MILLISECONDS)
    // Back from the provider, out of the browser's memory: nothing moves by itself again.
    const comeBack = (event: PageTransitionEvent) => setGone(event.persisted)
    window.addEventListener('pageshow', comeBack)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [isFramed, transactionId])
  const orderPath = localPath(`/transaction/${transactionId}`)
  const target = isFramed ? { target: '_blank' } : {}
  // The frame goes on to the order while the provider has a window of its own.
  const follow = () => {
    if (isFramed) setTimeout(() => location.assign(orderPath), READ_MILLISECONDS)
  }
  const label = t('fiat.paymentButton', { provider })
  return (
    <Section title={t('fiat.paymentTitle', { provider })}>
      <div className={styles.steps}>
        <Steps
          label={t('fiat.steps')}
          steps={[t('fiat.stepOffers'), t('fiat.stepAddress'), t('fiat.stepProvider')]}
          current={2}
          doneLabel={t('fiat.stepDone')}
        />
      </div>
      <Card look="outlined" className={styles.card}>
        <p role="status" className={styles.status}>
          {hasGone ? (
            t('fiat.paymentHere')
          ) : (
            <span className={styles.going}>
              <Spinner /> {t('fiat.paymentGoing', { provider })}
            </span>
          )}
        </p>
        <p>{t(paymentWords[page.side], { provider })}</p>
        {goesTo.kind === 'form' ? (
          <form ref={form} method="post" action={goesTo.action} {...target} onSubmit={follow}>
            {Object.entries(goesTo.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" size="large" wide>
              {label}
            </Button>
          </form>
        ) : (
          <LinkButton href={goesTo.url} size="large" wide {...target} onClick={follow}>
            {label}
          </LinkButton>
        )}
        <p>
          <a href={orderPath}>{t('fiat.paymentOrder')}</a>
        </p>
      </Card>
    </Section>
  )
}

/** Keeps the address of an order that was made, for the next one in this browser. */
function rememberBought({ bought }: Shown<PaymentPage>): void {
  if (bought !== null) keepAddress(safeStorage(), { ...bought, alias: null })
}

function wasGone(transactionId: string): boolean {
  try {
    return sessionStorage.getItem(GONE_KEY) === transactionId
  } catch {
    // Without a memory it would go on again and again.
    return true
  }
}

function keepGone(transactionId: string): void {
  try {
    sessionStorage.setItem(GONE_KEY, transactionId)
  } catch {
    // A browser that keeps nothing never got here.
  }
}
