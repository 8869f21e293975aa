import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Button, Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { type FormEvent as ReactFormEvent, useState } from 'react'
import {
  AmountSide,
  bestOffer,
  brokenLimit,
  type FiatPartProps,
  FormRemark,
  lacksState,
  pageOfCategory,
} from '../form/index.ts'
import { Phrase, useTranslate } from '../messages/index.ts'
import { dealPath } from './deal-path.ts'
import styles from './fiat-form.module.css'
import { OfferAlert } from './offers/offer-alert.tsx'
import { OfferList } from './offers/offer-list.tsx'
import { coinOf, fiatOf, type OfferScene } from './offers/offer-scene.ts'
import { RateText } from './offers/rate-text.tsx'
import { shownSum } from './offers/shown-sum.ts'
import { PlaceField } from './places/place-field.tsx'
import { usePlace } from './places/use-place.ts'
import { QuickAmounts } from './quick-amounts.tsx'
import { RouteHint } from './routes/route-hint.tsx'
import { useCoinRoute } from './routes/use-coin-route.ts'

export type FiatFormProps = FiatPartProps & {
  /** Shows every offer below the form; absent: the best one only, and the page of buying has the rest. */
  readonly providers?: number
  /** Whether the page's address names the place that the form was begun with. */
  readonly isPlaceNamed?: boolean
  /** The visitor's own country, where the page knows it. */
  readonly own?: string | null
  /** Told which provider was taken; null: whichever is best. Absent: the page of buying is opened with the choice. */
  readonly onTake?: (providerId: string | null) => void
}

/**
 * The form of buying and selling (CALC-04, BUY-03): amount and coin, where the person is, the best offer as the amount
 * received, and all of them where there is room. A plain form post to the category's page works before and without script.
 * Speaks through the namespaces `form`, `fiat` and `common`.
 */
export function FiatForm(props: FiatFormProps) {
  const { hold, localPath, providers, onTake, isPlaceNamed = false, own = null } = props
  const t = useTranslate()
  const { state } = hold
  const place = usePlace(hold, { isNamed: isPlaceNamed, own })
  const route = useCoinRoute(hold)
  const [isPerCoin, setPerCoin] = useState(true)
  const scene = sceneOf(hold, isPerCoin)
  const limit = brokenLimit(state)

  function submit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const taken = chosen === '' ? (bestOffer(state.offers)?.providerId ?? null) : chosen
    if (limit !== null || state.question !== null || (onTake !== undefined && taken === null)) {
      hold.dispatch({ kind: 'typingSettled' })
      event.currentTarget.querySelector<HTMLElement>('[data-blocks-submit], input')?.focus()
      return
    }
    if (onTake === undefined) location.assign(localPath(dealPath(state)))
    else onTake(taken)
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={localPath(pageOfCategory(state.category))}
      aria-label={t(state.category === 'sell' ? 'fiat.sellForm' : 'fiat.buyForm')}
      autoComplete="off"
      onSubmit={submit}
    >
      <div>
        <AmountSide hold={hold} side="from" localPath={localPath} />
        <FiatRemark hold={hold} scene={scene} onTurn={() => setPerCoin(!isPerCoin)} limit={limit} />
        <AmountSide hold={hold} side="to" localPath={localPath} />
        <OfferAlert hold={hold} side="to" />
      </div>
      <QuickAmounts hold={hold} />
      <PlaceField place={state.place} own={place.own} onChoose={place.choose} />
      {route === null ? (
        <TakeButton hold={hold} scene={scene} />
      ) : (
        <RouteHint held={route} coins={hold.coins} />
      )}
      <BestFees hold={hold} scene={scene} />
      {scene === null || providers === undefined ? null : (
        <OfferList hold={hold} scene={scene} providers={providers} />
      )}
    </form>
  )
}

function sceneOf({ state, coins }: FiatFormProps['hold'], isPerCoin: boolean): OfferScene | null {
  const [from, to] = [coins.get(state.from), coins.get(state.to)]
  if (from === undefined || to === undefined) return null
  const side = state.category === 'sell' ? 'sell' : 'buy'
  return { side, from, to, place: state.place, isPerCoin }
}

type RemarkProps = Pick<FiatFormProps, 'hold'> & {
  readonly scene: OfferScene | null
  readonly limit: ReturnType<typeof brokenLimit>
  readonly onTurn: () => void
}

/** Between the two sides: what stands in the way, or the price, which a press turns round, and whose it is. */
function FiatRemark({ hold, scene, limit, onTurn }: RemarkProps) {
  const t = useTranslate()
  const { state } = hold
  const offer = bestOffer(state.offers)
  const isHindered =
    limit !== null || state.question !== null || state.failure !== null || !state.isOnline
  return (
    <div className={styles.remark} id="exchange-remark">
      {scene === null ? null : isHindered ? (
        <FormRemark
          hold={hold}
          limit={limit}
          from={tickerLabel(scene.from)}
          to={tickerLabel(scene.to)}
        />
      ) : offer === null ? (
        <span>
          <OfferAlert hold={hold} side="from" />
          {lacksState(state.place)
            ? t('fiat.chooseState')
            : state.isUpdating
              ? t('fiat.askingProviders')
              : null}
        </span>
      ) : (
        <span>
          <button type="button" className={styles.turn} title={t('fiat.turnRate')} onClick={onTurn}>
            <RateText offer={offer} scene={scene} />
            <Icon name="swap" size={14} />
            <VisuallyHidden>{t('fiat.turnRate')}</VisuallyHidden>
          </button>{' '}
          <span className={styles.whose}>{t('fiat.with', { provider: offer.name })}</span>
        </span>
      )}
    </div>
  )
}

type WithScene = Pick<FiatFormProps, 'hold'> & { readonly scene: OfferScene | null }

function TakeButton({ hold, scene }: WithScene) {
  const t = useTranslate()
  const { state } = hold
  const offer = bestOffer(state.offers)
  return (
    <Button
      type="submit"
      size="large"
      wide
      busy={offer === null && state.isUpdating && state.askId > 0}
      {...(offer === null ? {} : { name: 'provider', value: offer.providerId })}
    >
      {offer === null || scene === null
        ? t('fiat.findOffers')
        : t(scene.side === 'buy' ? 'fiat.buyWith' : 'fiat.sellWith', {
            ticker: tickerLabel(coinOf(scene)),
            provider: offer.name,
          })}
    </Button>
  )
}

/** Every fee of the best offer before the click; the line keeps its place while offers are on their way. */
function BestFees({ hold, scene }: WithScene) {
  const t = useTranslate()
  const offer = bestOffer(hold.state.offers)
  return (
    <p className={styles.fees} id="rate-kind-hint">
      {offer === null || scene === null ? null : offer.fee === null ? (
        t('fiat.feeNotNamed')
      ) : (
        <Phrase
          id="fiat.feesIncluded"
          values={{ fee: `${shownSum(offer.fee, fiatOf(scene))} ${tickerLabel(fiatOf(scene))}` }}
          tags={{ fee: (words) => <AmountText amount={words} /> }}
        />
      )}
    </p>
  )
}
