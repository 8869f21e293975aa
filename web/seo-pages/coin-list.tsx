import type { MarketsReply } from '@causeway/api/contract'
import { truncateFigures } from '@causeway/core/money'
import { AmountText, CoinIcon, CoinLabel, CoinName } from '@causeway/ui/money'
import { Button, LtrText, Notice, TextField } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import {
  type CoinFilter,
  CoinPageLinks,
  coinFilterQuery,
  searchText,
  visibleCoins,
} from '../coin-table/index.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { IslandScripts } from '../islands/index.ts'
import styles from './coin-list.module.css'
import type { LinkedCoin } from './coin-text.ts'

/** A coin with its price of this moment, where there is one. */
export type ListedCoin = LinkedCoin & {
  readonly market: Pick<MarketsReply[number], 'priceUsd' | 'change24hPercent'> | null
}

export type CoinListProps = {
  readonly coins: readonly ListedCoin[]
  /** What is looked for; with an empty query one page of the list shows. */
  readonly filter: CoinFilter
  readonly page: number
  readonly path: string
  readonly pathOf: (coin: ListedCoin) => string
}

/** Every coin with its price and the way to its page, page by page; searched as one types, and without script by a form. */
export function CoinList({ coins, filter, page, path, pathOf }: CoinListProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const visible = visibleCoins(coins, { filter, page, filteredCoin })
  return (
    <>
      <search>
        <form
          className={styles.find}
          action={localPath(path)}
          data-coins-form="find"
          data-coins-page={page}
        >
          <TextField
            type="search"
            name="find"
            label={t('seo.find')}
            defaultValue={filter.query}
            maxLength={40}
            autoComplete="off"
          />
          <noscript>
            <Button type="submit" look="secondary">
              {t('seo.findButton')}
            </Button>
          </noscript>
        </form>
      </search>
      <p role="status" className={styles.shown}>
        <Phrase
          id="currencies.shown"
          values={{ shown: visible.size, total: coins.length }}
          tags={{ shown: (words) => <span data-coins-shown>{words}</span> }}
        />
      </p>
      <div hidden={visible.size > 0} data-coins-empty>
        <Notice title={t('currencies.emptyTitle')}>
          <a href={localPath(path)} data-coins-reset>
            {t('currencies.reset')}
          </a>
        </Notice>
      </div>
      <table className={styles.table} hidden={visible.size === 0} data-coins-table="">
        <thead>
          <tr>
            <th scope="col">{t('seo.columnCoin')}</th>
            <th scope="col">{t('seo.columnPrice')}</th>
            <th scope="col">{t('seo.columnChange')}</th>
          </tr>
        </thead>
        <tbody>
          {coins.map((coin) => (
            <tr key={coin.ticker} hidden={!visible.has(coin)} data-coin={filteredCoin(coin).text}>
              <th scope="row">
                <a className={styles.coin} href={localPath(pathOf(coin))}>
                  <CoinIcon code={coin.code} size={28} />
                  <span className={styles.coinName}>
                    <span className={styles.fullName}>
                      <CoinName fullName={coin.fullName} />
                    </span>
                    <CoinLabel coin={coin} />
                  </span>
                </a>
              </th>
              <td>{coin.market === null ? t('seo.unknown') : <Price {...coin.market} />}</td>
              <td>{coin.market === null ? null : <Change {...coin.market} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CoinPageLinks
        path={path}
        page={page}
        total={coins.length}
        isHidden={coinFilterQuery(filter) !== ''}
      />
      <IslandScripts of={{ name: 'filter-coins' }} />
    </>
  )
}

/** What the search looks at. */
function filteredCoin(coin: ListedCoin) {
  const { code, fullName, network, networkBadge, ticker } = coin
  return {
    text: searchText(code, ticker, fullName, network, networkBadge),
    network,
    status: '',
    needsMemo: false,
    hasFixedRate: false,
  }
}

type Market = NonNullable<ListedCoin['market']>

/** So many figures of a price say enough where it is below a dollar. */
const FIGURES = 4

function Price({ priceUsd }: Market) {
  const t = useTranslate()
  const price = priceUsd.startsWith('0.') ? truncateFigures(priceUsd, FIGURES) : priceUsd
  return <AmountText amount={t('seo.dollars', { price })} />
}

function Change({ change24hPercent: change }: Market) {
  const t = useTranslate()
  if (change === null) return null
  const isDown = change.startsWith('-')
  const isStill = change.slice(1) === '0.00'
  return (
    <LtrText
      className={isStill ? undefined : isDown ? styles.down : styles.up}
      title={t('seo.change24h')}
    >
      {t('seo.percent', { sign: isStill ? '' : isDown ? '−' : '+', value: change.slice(1) })}
    </LtrText>
  )
}
