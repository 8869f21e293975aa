import { tickerLabel } from '@causeway/ui/money'
import { classNames, LinkButton } from '@causeway/ui/primitives'
import { AwaitedOffers, OfferCard, type OfferScene } from '@causeway/widget/fiat'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import type { IslandSpec } from '../islands/index.ts'
import type { BuyingPage } from './buying-page.ts'
import styles from './buying-view.module.css'
import { useOffersOfNow } from './use-offers-of-now.ts'

type OffersOfNowProps = Pick<BuyingPage, 'from' | 'to' | 'place' | 'placeName' | 'query' | 'now'>

/**
 * The offers that the server had at once, and the others as they come (BUY-03). Each is taken by a plain form to the
 * page of buying, which asks anew.
 */
function OffersOfNow({ from, to, place, placeName, query, now }: OffersOfNowProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { answers, awaited, isCutShort } = useOffersOfNow({ now, query })
  const offers = answers.filter(({ error }) => error === null)
  const scene: OfferScene = { side: 'buy', from, to, place, isPerCoin: true }
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const form = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return (
    <form action={localPath('/buy')} className={styles.form} aria-busy={awaited > 0}>
      <h2 className={styles.title}>
        {t('buying.offersTitle', {
          amount: query.amount,
          fiat: tickerLabel(from),
          ticker: tickerLabel(to),
        })}
      </h2>
      <p className={styles.where}>{t('buying.offersPlace', { place: placeName })}</p>
      {asked.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.list} aria-label={t('fiat.offersTitle')}>
        {offers.map((offer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay; an offer that goes to another is shown anew there
          <OfferCard key={`${place} ${offer.providerId}`} offer={offer} scene={scene} />
        ))}
        <AwaitedOffers first={offers.length} count={awaited} />
      </ul>
      {awaited === 0 && offers.length === 0 ? (
        <p className={classNames(now.awaited > 0 && styles.nobody)}>
          {t(isCutShort ? 'fiat.nobodyInTime' : 'buying.noOffers')}
        </p>
      ) : null}
      <LinkButton
        href={localPath(`/buy?${form}`)}
        look={offers.length === 0 ? 'primary' : 'secondary'}
        wide
      >
        {t('buying.change')}
      </LinkButton>
    </form>
  )
}

/** As an island (docs/adr/0025). */
export const offersOfNow: IslandSpec<OffersOfNowProps> = {
  name: 'offers-of-now',
  Component: OffersOfNow,
  namespaces: ['common', 'buying', 'fiat', 'form'],
}
