import type { CurrencyOut } from '@causeway/api/contract'
import { AmountText, CoinIcon, CoinLabel, Sparkline, tickerLabel } from '@causeway/ui/money'
import { Icon, LtrText } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './pair-list.module.css'
import type { PairTrend } from './pair-trend.ts'

/** One row of the home page's list. */
export type PopularPair = {
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  /** Coins of `to` for one coin of `from`, before fees, short enough to read at a glance. */
  readonly rate: string
  readonly trend: PairTrend | null
}

/** Popular pairs: the rate now, how it moved over a day, and the way into the form. */
export function PairList({ pairs }: { readonly pairs: readonly PopularPair[] }) {
  const t = useTranslate()
  return (
    <section className={styles.section} aria-labelledby="pairs-title">
      <h2 id="pairs-title" className={styles.title}>
        {t('home.pairsTitle')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.list}>
        {pairs.map((pair) => (
          <li key={`${pair.from.ticker}-${pair.to.ticker}`}>
            <PairRow pair={pair} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PairRow({ pair }: { readonly pair: PopularPair }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { from, to, rate, trend } = pair
  const names = { from: tickerLabel(from), to: tickerLabel(to) }
  const isDown = trend?.sign === '−'
  return (
    <a className={styles.row} href={localPath(`/?from=${from.ticker}&to=${to.ticker}`)}>
      <span className={styles.coins}>
        <span className={styles.icons}>
          <CoinIcon code={from.code} size={24} />
          <CoinIcon code={to.code} size={24} />
        </span>
        <span className={styles.pair}>
          <Phrase
            id="home.pair"
            values={names}
            tags={{
              from: () => <CoinLabel coin={from} />,
              to: () => <CoinLabel coin={to} />,
            }}
          />
        </span>
      </span>
      <span className={styles.rate}>
        <AmountText amount={t('home.pairRate', { ...names, rate })} />
      </span>
      <LtrText className={isDown ? styles.down : styles.up} title={t('home.change24h')}>
        {trend === null ? '' : t('home.percent', { sign: trend.sign, value: trend.changePercent })}
      </LtrText>
      <span className={styles.chart}>
        {trend === null ? null : <Sparkline prices={trend.points} isDown={isDown} />}
      </span>
      <span className={styles.action}>
        {t('home.exchangePair')}
        <Icon name="arrow-forward" size={16} />
      </span>
    </a>
  )
}
