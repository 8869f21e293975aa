import { tickerLabel } from '@causeway/ui/money'
import { Button, Card, Notice, TextField } from '@causeway/ui/primitives'
import { AddressField, KeepSwitch } from '@causeway/widget/address'
import { createAddressCalls } from '@causeway/widget/client'
import { dealPath } from '@causeway/widget/fiat'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, Link, type Shown, useNavigation, useRevalidator } from '../client-page/index.ts'
import { Agreement } from '../order-steps/agreement.tsx'
import { createFavouriteCalls } from '../order-steps/favourite-calls.ts'
import { useSignedIn } from '../signed-in/use-signed-in.ts'
import { readUserMeta } from '../user-meta/read-user-meta.ts'
import type { DealOutcome } from './begin-deal.server.ts'
import { type DealFieldErrors, type DealFields, emptyDealFields } from './deal-fields.ts'
import { DealSummary } from './deal-summary.tsx'
import styles from './deal-view.module.css'
import type { DealPage } from './load-deal.server.ts'
import { termsWords } from './terms-words.ts'
import { useDealDraft } from './use-deal-draft.ts'

/** The offer is asked anew after so long; the provider's own page has the price that counts. */
const OFFER_MILLISECONDS = 30_000

const calls = createAddressCalls()
const noErrors: DealFieldErrors = {}

export type AddressStepProps = {
  readonly page: Shown<DealPage>
  readonly taken: NonNullable<DealPage['taken']>
  readonly outcome: DealOutcome | null
}

/** Where the coins go, or come back to, and agreement; then the order is opened with its provider (BUY-07, BUY-13). */
export function AddressStep({ page, taken, outcome }: AddressStepProps) {
  const t = useTranslate()
  const { deal } = page
  const { offer } = taken
  const navigation = useNavigation()
  const isSending = navigation.formData?.get('intent') === 'begin'
  const [firstKey] = useState(taken.idempotencyKey)
  const [clientId, setClientId] = useState('')
  useEffect(() => setClientId(readUserMeta().clientId ?? ''), [])
  useFreshOffer(navigation.state === 'idle')
  const form = useRef<HTMLFormElement>(null)
  const errors = outcome?.errors ?? noErrors
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const back = dealPath({ ...deal, typed: deal.amount })
  return (
    <div className={styles.step}>
      <DealSummary deal={deal} coins={page.coins} offer={offer} />
      {outcome === null ? null : <OutcomeNotice outcome={outcome} />}
      <Card look="outlined">
        <Form
          ref={form}
          method="post"
          action={dealPath({ ...deal, typed: deal.amount }, offer.providerId)}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            if (isSending) event.preventDefault()
          }}
        >
          <HiddenFields
            values={{
              from: deal.from,
              to: deal.to,
              amount: deal.amount,
              country: deal.place?.country ?? '',
              state: deal.place?.state ?? '',
              provider: offer.providerId,
              idempotencyKey: outcome?.idempotencyKey ?? firstKey,
              clientId,
            }}
          />
          <Inputs page={page} taken={taken} outcome={outcome} />
          <p className={styles.small}>{t(termsWords[deal.category], { provider: offer.name })}</p>
          <Button
            type="submit"
            name="intent"
            value="begin"
            size="large"
            wide
            busy={isSending}
            aria-disabled={offer.error !== null}
          >
            {t('fiat.goOn', { provider: offer.name })}
          </Button>
          <p role="status" className={styles.small}>
            {isSending ? t('fiat.opening', { provider: offer.name }) : ''}
          </p>
          {page.canPlay ? (
            <Button
              type="submit"
              name="intent"
              value="play-address"
              look="secondary"
              wide
              aria-disabled={isSending}
            >
              {t('fiat.playAddress')}
            </Button>
          ) : null}
        </Form>
      </Card>
      <p>
        <Link to={back}>{t('fiat.backToOffers')}</Link>
      </p>
    </div>
  )
}

function OutcomeNotice({ outcome }: { readonly outcome: DealOutcome }) {
  const t = useTranslate()
  const text = outcome.isLost === true ? t('processing.notSent') : outcome.notice
  if (text === null) return null
  return (
    <Notice tone="error" announce="alert">
      {text}
    </Notice>
  )
}

function HiddenFields({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function Inputs({ page, taken, outcome }: AddressStepProps) {
  const t = useTranslate()
  const { deal, coins } = page
  const isPurchase = deal.category === 'buy'
  const coin = coins.find(({ ticker }) => ticker === (isPurchase ? deal.to : deal.from))
  const [fields, setFields] = useState<DealFields>(outcome?.fields ?? emptyDealFields)
  const given = outcome?.fields
  useEffect(() => {
    if (given !== undefined) setFields(given)
  }, [given])
  useDealDraft({
    coin: coin?.ticker ?? '',
    fields,
    isSending: useNavigation().formData?.get('intent') === 'begin',
    isAnswered: given !== undefined,
    restore: setFields,
  })
  const [favouriteCalls] = useState(createFavouriteCalls)
  const favourites = useSignedIn() === true ? favouriteCalls : undefined
  const errors = outcome?.errors ?? noErrors
  const addressErrors = useMemo(
    () => ({ address: errors.address, extraId: errors.extraId }),
    [errors],
  )
  const change = (next: Partial<DealFields>) => setFields((before) => ({ ...before, ...next }))
  if (coin === undefined) return null
  const { network } = coin
  return (
    <>
      <AddressField
        calls={calls}
        coin={coin}
        kind={isPurchase ? 'destination' : 'refund'}
        favourites={favourites}
        value={{ text: fields.address, extraId: fields.extraId, noExtraId: fields.noExtraId }}
        onChange={({ text, extraId, noExtraId }) => change({ address: text, extraId, noExtraId })}
        names={{ address: 'address', extraId: 'extraId', noExtraId: 'noExtraId' }}
        errors={addressErrors}
        label={t('processing.destinationAddress', { ticker: tickerLabel(coin) })}
        hint={t(isPurchase ? 'fiat.destinationHint' : 'fiat.returnHint', { network })}
        isRequired
      />
      <KeepSwitch />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('processing.email')}
        aside={t('processing.optional')}
        hint={t('fiat.emailHint', { provider: taken.offer.name })}
        error={errors.email}
        value={fields.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        maxLength={320}
      />
      <Agreement
        error={fields.agreed ? undefined : errors.agreed}
        isAgreed={fields.agreed}
        onChange={(agreed) => change({ agreed })}
      />
    </>
  )
}

/** Asks for the offer again now and then while the step is looked at (BUY-03). */
function useFreshOffer(isIdle: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isIdle) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, OFFER_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isIdle, revalidate])
}
