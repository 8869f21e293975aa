import type { MarketsReply } from '@causeway/api/contract'
import { CoinIcon, CoinLabel, CoinName } from '@causeway/ui/money'
import { Button, LtrText, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/index.ts'
import type { LinkedCoin } from './linked-coin.ts'
import styles from './seo-parts.module.css'

/** A coin with its price of this moment, where there is one. */
export type ListedCoin = LinkedCoin & {
  readonly market: Pick<MarketsReply[number], 'priceUsd' | 'change24hPercent'> | null
}

export type CoinListProps = {
  readonly coins: readonly ListedCoin[]
  /** What was looked for; empty: everything is shown. */
  readonly find: string
  readonly path: string
  readonly pathOf: (coin: ListedCoin) => string
}

/** Every coin with its price and the way to its page; looked through by a plain form, without script. */
export function CoinList({ coins, find, path, pathOf }: CoinListProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <>
      <search>
        <form className={styles.find} action={localPath(path)}>
          <TextField
            type="search"
            name="find"
            label={t('seo.find')}
            defaultValue={find}
            maxLength={40}
            hint={
              coins.length === 0
                ? t('seo.foundNone', { find })
                : t('seo.found', { count: coins.length })
            }
          />
          <Button type="submit" look="secondary">
            {t('seo.findButton')}
          </Button>
        </form>
      </search>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.coins}>
        {coins.map((coin) => (
          <li key={coin.ticker}>
            <a className={styles.coin} href={localPath(pathOf(coin))}>
              <CoinIcon code={coin.code} size={28} />
              <span className={styles.coinName}>
                <span className={styles.fullName}>
                  <CoinName fullName={coin.fullName} />
                </span>
                <CoinLabel coin={coin} />
              </span>
              <Price market={coin.market} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Price({ market }: Pick<ListedCoin, 'market'>) {
  const t = useTranslate()
  if (market === null) return <span className={styles.price}>{t('seo.unknown')}</span>
  const change = market.change24hPercent
  const isDown = change?.startsWith('-') === true
  const isStill = change?.slice(1) === '0.00'
  return (
    <span className={styles.price}>
      <LtrText>{t('seo.dollars', { price: market.priceUsd })}</LtrText>
      {change === null ? null : (
        <LtrText
          className={isStill ? undefined : isDown ? styles.down : styles.up}
          title={t('seo.change24h')}
        >
          {t('seo.percent', { sign: isStill ? '' : isDown ? '−' : '+', value: change.slice(1) })}
        </LtrText>
      )}
    </span>
  )
}
