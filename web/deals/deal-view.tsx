import { Card, Steps } from '@causeway/ui/primitives'
import { createBuyingCalls, createFormCalls } from '@causeway/widget/client'
import { dealPath, FiatForm } from '@causeway/widget/fiat'
import { useExchangeForm } from '@causeway/widget/form'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useMemo } from 'react'
import { type Shown, useNavigate } from '../client-page/index.ts'
import { readExperiments } from '../experiments/read-experiments.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { publishPageEvent } from '../page-events/publish-page-event.ts'
import { Section } from '../parts/section.tsx'
import type { Narrowing } from '../widget-frame/narrow-currencies.ts'
import type { DealOutcome } from './begin-deal.server.ts'
import { DealLinks } from './deal-links.tsx'
import styles from './deal-view.module.css'
import { lazyAddressStep } from './lazy-address-step.ts'
import type { DealPage } from './load-deal.server.ts'

/** Pause before the address bar is told: browsers allow only so many changes of it. */
const ADDRESS_MILLISECONDS = 300

export type DealViewProps = {
  readonly page: Shown<DealPage>
  /** What came of the step of the address; null before it was sent. */
  readonly outcome: DealOutcome | null
  /** A page's own words above the offers. */
  readonly words?: { readonly title: string; readonly lead: string }
}

/** Buying or selling in three steps: the offers, the address, the provider's own page (BUY-07, BUY-12). */
export function DealView({ page, outcome, words }: DealViewProps) {
  const t = useTranslate()
  const { deal, taken } = page
  const isAddress = taken !== null
  useEffect(() => {
    // A new step begins at its top, for eyes and screen readers alike.
    if (isAddress) document.getElementById('content')?.focus()
  }, [isAddress])
  return (
    <Section
      title={
        isAddress
          ? t(deal.category === 'buy' ? 'processing.addressesTitle' : 'fiat.returnTitle')
          : (words?.title ?? t(`fiat.${deal.category}Title`))
      }
      {...(isAddress ? {} : { lead: words?.lead ?? t(`fiat.${deal.category}Lead`) })}
    >
      <div className={styles.steps}>
        <Steps
          label={t('fiat.steps')}
          steps={[t('fiat.stepOffers'), t('fiat.stepAddress'), t('fiat.stepProvider')]}
          current={isAddress ? 1 : 0}
          doneLabel={t('fiat.stepDone')}
        />
      </div>
      {taken === null ? (
        <OffersStep key={deal.category} page={page} />
      ) : (
        <lazyAddressStep.View
          key={`${taken.offer.providerId} ${deal.from} ${deal.to}`}
          page={page}
          taken={taken}
          outcome={outcome}
        />
      )}
    </Section>
  )
}

const calls = { ...createFormCalls(), ...createBuyingCalls() }

/** In a frame, the list that is read again has the host's coins only. What limits it is not loaded by other pages. */
function callsWith(narrowing: Narrowing | null): typeof calls {
  if (narrowing === null) return calls
  return {
    ...calls,
    coinList: async (...asked) => {
      const { narrowedList } = await import('../widget-frame/narrow-currencies.ts')
      return narrowedList(await calls.coinList(...asked), narrowing)
    },
  }
}

/** The aggregator-step: what is wanted, and the offers for it as they come. */
function OffersStep({ page }: { readonly page: Shown<DealPage> }) {
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const { deal, coins, narrowing, providers } = page
  const formNeeds = useMemo(
    () => ({ calls: callsWith(narrowing), readExperiments, onEvent: publishPageEvent }),
    [narrowing],
  )
  const hold = useExchangeForm(
    formNeeds,
    { coins, version: null },
    {
      category: deal.category,
      from: deal.from,
      to: deal.to,
      amountFrom: deal.amount,
      place: deal.place,
      isFixedRate: false,
      estimate: null,
      offers: page.offers,
    },
  )
  useAddressBar(localPath(dealPath(hold.state)), hold.state.typed !== '')
  return (
    <>
      <DealLinks category={deal.category} />
      <Card look="outlined">
        <FiatForm
          hold={hold}
          localPath={localPath}
          providers={providers}
          isPlaceNamed={page.isPlaceNamed}
          own={page.own}
          onTake={(provider) => void navigate(dealPath(hold.state, provider))}
        />
      </Card>
    </>
  )
}

/** Writes the choice into the address bar, for a reload, a bookmark, another language. The router need not know. */
function useAddressBar(path: string, hasAmount: boolean): void {
  useEffect(() => {
    if (!hasAmount || `${location.pathname}${location.search}` === path) return
    const timer = setTimeout(
      () => history.replaceState(history.state, '', path),
      ADDRESS_MILLISECONDS,
    )
    return () => clearTimeout(timer)
  }, [path, hasAmount])
}
