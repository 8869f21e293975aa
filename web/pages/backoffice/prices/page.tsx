import type { PriceOut } from '@causeway/api/contract'
import { Sparkline } from '@causeway/ui/money'
import { Badge, TextField, VisuallyHidden } from '@causeway/ui/primitives'
import {
  ageText,
  BackofficeFrame,
  CoinCell,
  closureText,
  DataTable,
  FilterForm,
  farthestText,
  HandNote,
  jumpText,
  LiveRegion,
  PageLinks,
  Panel,
  TickBox,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Found = Route.ComponentProps['loaderData']['found']

/** What coins are worth by the prices that the shop trades on, where those come from, and which coins are closed. */
export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { before, filter, found, frame, next } = loaderData
  return (
    <BackofficeFrame data={frame} section="/backoffice/prices" title="Prices">
      <FilterForm label="Filter">
        <TextField
          label="Coin or network"
          name="q"
          isCode
          defaultValue={filter.q}
          placeholder="btc"
        />
        <TickBox name="closed" label="Only coins that aren’t traded" isTicked={filter.isClosed} />
      </FilterForm>
      <LiveRegion name="prices" at={found.at}>
        <p className={styles.summary} role="status" data-testid="prices-summary">
          {summaryOf(found)}
        </p>
        <Panel title="Sources">
          <Sources found={found} />
        </Panel>
        {found.broken.length === 0 ? null : (
          <Panel title="Closed by the breaker">
            <Broken coins={found.broken} />
          </Panel>
        )}
        <Coins coins={found.coins} sourceCount={found.sources.length} />
        <PageLinks
          count={`${found.count} ${found.count === 1 ? 'coin' : 'coins'}`}
          links={[
            { label: 'Previous page', path: before },
            { label: 'Next page', path: next },
          ]}
        />
      </LiveRegion>
    </BackofficeFrame>
  )
}

function summaryOf({ ageSeconds, closedCount, isWell }: Found): string {
  if (ageSeconds === null) return 'There are no prices yet.'
  if (!isWell) return 'Nothing can be traded: the prices are too old.'
  const age = `Prices are ${ageSeconds} s old.`
  if (closedCount === 0) return `${age} All coins are traded.`
  return `${age} ${closedCount} ${closedCount === 1 ? 'coin isn’t' : 'coins aren’t'} traded.`
}

function Sources({ found: { sources } }: { readonly found: Found }) {
  return (
    <DataTable
      caption="Sources"
      columns={[
        'Source',
        'State',
        'Last problem',
        'Age',
        'Counts for',
        'Too far off',
        'Largest deviation',
      ]}
      empty="No source is set."
      rows={sources.map((source) => ({
        key: source.name,
        cells: [
          source.name,
          <Badge key="state" tone={source.problem === null ? 'good' : 'bad'}>
            {source.problem === null ? 'OK' : 'failing'}
          </Badge>,
          source.problem ?? '–',
          <span key="age" className={styles.sum}>
            {ageText(source.ageSeconds)}
          </span>,
          <span key="coins" className={styles.sum}>
            {`${source.counting} of ${source.coins} coins`}
          </span>,
          source.outliers,
          <span key="far" className={styles.sum}>
            {farthestText(source)}
          </span>,
        ],
      }))}
    />
  )
}

function Broken({ coins }: { readonly coins: readonly PriceOut[] }) {
  return (
    <DataTable
      caption="Closed by the breaker"
      columns={['Coin', 'Since (UTC)', 'Price in USD', 'Opens (UTC)']}
      empty="No coin is closed."
      rows={coins.flatMap(({ asset, breaker }) =>
        breaker === null
          ? []
          : [
              {
                key: asset,
                cells: [
                  <a key="coin" href={`/backoffice/prices/${asset}`}>
                    {asset}
                  </a>,
                  <Time key="since" at={breaker.since} />,
                  <span key="jump" className={styles.sum}>
                    {jumpText(breaker)}
                  </span>,
                  breaker.opensAt === null ? '–' : <Time key="opens" at={breaker.opensAt} />,
                ],
              },
            ],
      )}
    />
  )
}

function Coins(props: { readonly coins: readonly PriceOut[]; readonly sourceCount: number }) {
  const { coins, sourceCount } = props
  return (
    <DataTable
      caption="Prices"
      columns={['Coin', 'Price in USD', '24 hours', 'Sources', 'State', 'Reason']}
      empty="No coin matches."
      rows={coins.map(({ asset, byHand, closed, countingSources, halt, market, network }) => ({
        key: `${network} ${asset}`,
        cells: [
          <CoinCell key="coin" asset={asset} network={network} />,
          <span key="price" className={styles.sum}>
            {market?.priceUsd ?? '–'}
          </span>,
          <Day key="day" market={market} />,
          <a key="sources" href={`/backoffice/prices/${asset}`} className={styles.sum}>
            {byHand === null ? `${countingSources} of ${sourceCount}` : 'By hand'}
            <VisuallyHidden> for {asset}</VisuallyHidden>
          </a>,
          <Badge key="state" tone={closed === null ? 'good' : 'bad'}>
            {closed === null ? 'traded' : 'closed'}
          </Badge>,
          <span key="reason">
            {byHand === null ? null : <HandNote byHand={byHand} />}
            {byHand !== null && closed === null ? null : ` ${closureText({ closed, halt })}`}
          </span>,
        ],
      }))}
    />
  )
}

function Day({ market }: Pick<PriceOut, 'market'>) {
  if (market === null) return '–'
  const { change24hPercent, sparkline } = market
  return (
    <span className={styles.day}>
      {change24hPercent === null ? '–' : `${change24hPercent} %`}
      {sparkline.length < 2 ? null : (
        <Sparkline prices={sparkline} isDown={change24hPercent?.startsWith('-') === true} />
      )}
    </span>
  )
}
