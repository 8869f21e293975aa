import { AmountText, CoinIcon, CoinLabel, CoinName, tickerLabel } from '@causeway/ui/money'
import { Badge, type BadgeProps, Icon, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type FilteredCoin, searchText } from '../../../coin-table/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import type { CoinFacts, CoinStatus } from './coin-facts.ts'
import styles from './coin-row.module.css'

const tones = {
  available: 'good',
  sendOnly: 'warning',
  receiveOnly: 'warning',
  paused: 'bad',
  off: 'neutral',
} as const satisfies Record<CoinStatus, BadgeProps['tone']>

export type CoinRowProps = { readonly coin: CoinFacts; readonly isHidden: boolean }

/** One coin. Its `data-` attributes are what the filter's script looks at. */
export function CoinRow({ coin, isHidden }: CoinRowProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { text, needsMemo, hasFixedRate } = filteredCoin(coin)
  const ticker = tickerLabel(coin)
  return (
    <tr
      className={styles.row}
      hidden={isHidden}
      data-coin={text}
      data-network={coin.network}
      data-status={coin.status}
      data-memo={needsMemo ? '1' : undefined}
      data-fixed={hasFixedRate ? '1' : undefined}
    >
      <th scope="row" className={styles.name}>
        <span className={styles.coin}>
          <CoinIcon code={coin.code} size={32} />
          <span>
            <span className={styles.fullName}>
              <CoinName fullName={coin.name} />
            </span>
            <CoinLabel coin={coin} />
          </span>
        </span>
      </th>
      <td className={styles.network}>{coin.network}</td>
      <td className={styles.limits}>
        {coin.limits === null ? (
          t('currencies.noLimits')
        ) : (
          <AmountText
            amount={t('currencies.limitsRange', {
              min: coin.limits.min,
              max: `${coin.limits.max} ${ticker}`,
            })}
          />
        )}
      </td>
      <td className={styles.status}>
        <Badge tone={tones[coin.status]}>{t(`currencies.${coin.status}`)}</Badge>
        {hasFixedRate ? <Badge>{t('currencies.fixed')}</Badge> : null}
        {needsMemo ? <Badge>{t('currencies.memo')}</Badge> : null}
      </td>
      <td className={styles.more}>
        {coin.status === 'off' ? null : (
          <a className={styles.exchange} href={localPath(`/exchange/${coin.ticker}`)}>
            {t('currencies.exchange', { ticker })}
          </a>
        )}
        <CoinDetails coin={coin} />
      </td>
    </tr>
  )
}

function CoinDetails({ coin }: Pick<CoinRowProps, 'coin'>) {
  const t = useTranslate()
  const { confirmations, contractAddress, decimals, extraIdName, network } = coin
  return (
    <details className={styles.details}>
      <summary aria-label={t('currencies.details', { ticker: tickerLabel(coin), network })}>
        {t('currencies.more')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <dl className={styles.facts}>
        <dt>{t('currencies.confirmations')}</dt>
        <dd>{confirmations}</dd>
        <dt>{t('currencies.decimals')}</dt>
        <dd>{decimals}</dd>
        <dt>{t('currencies.extraId')}</dt>
        <dd>{extraIdName ?? t('currencies.noExtraId')}</dd>
        <dt>{t('currencies.contract')}</dt>
        <dd>
          {contractAddress === null ? (
            t('currencies.ownCoin')
          ) : (
            <LtrText className={styles.contract}>{contractAddress}</LtrText>
          )}
        </dd>
      </dl>
    </details>
  )
}

/** What of a coin the filters look at. */
export function filteredCoin(coin: CoinFacts): FilteredCoin {
  const { code, contractAddress, name, network, networkBadge, ticker } = coin
  return {
    text: searchText(code, ticker, name, network, networkBadge, contractAddress ?? ''),
    network,
    status: coin.status,
    needsMemo: coin.extraIdName !== null,
    hasFixedRate: coin.hasFixedRate,
  }
}
