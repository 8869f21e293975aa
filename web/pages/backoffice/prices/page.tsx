import type { PriceOut } from '@causeway/api/contract'
import { Sparkline } from '@causeway/ui/money'
import { Badge, TextField } from '@causeway/ui/primitives'
import {
  BackofficeFrame,
  CoinCell,
  DataTable,
  FilterForm,
  LiveRegion,
  PageLinks,
  Panel,
  TickBox,
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
        <Coins coins={found.coins} />
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
      columns={['Source', 'State', 'Last problem']}
      empty="No source is set."
      rows={sources.map(({ name, problem }) => ({
        key: name,
        cells: [
          name,
          <Badge key="state" tone={problem === null ? 'good' : 'bad'}>
            {problem === null ? 'OK' : 'failing'}
          </Badge>,
          problem ?? '–',
        ],
      }))}
    />
  )
}

const reasons: Readonly<Record<NonNullable<PriceOut['closed']>, string>> = {
  halted: 'Stopped',
  prices_old: 'All prices are too old',
  not_priced: 'No source has a price',
  too_few_sources: 'Too few sources agree on a price',
  sources_disagree: 'The sources disagree; it opens after two calm minutes',
  jumped: 'The price jumped; it opens after two calm minutes',
  stale: 'The last price is too old',
}

function Coins({ coins }: { readonly coins: readonly PriceOut[] }) {
  return (
    <DataTable
      caption="Prices"
      columns={['Coin', 'Price in USD', '24 hours', 'State', 'Reason']}
      empty="No coin matches."
      rows={coins.map(({ asset, closed, halt, market, network }) => ({
        key: `${network} ${asset}`,
        cells: [
          <CoinCell key="coin" asset={asset} network={network} />,
          <span key="price" className={styles.sum}>
            {market?.priceUsd ?? '–'}
          </span>,
          <Day key="day" market={market} />,
          <Badge key="state" tone={closed === null ? 'good' : 'bad'}>
            {closed === null ? 'traded' : 'closed'}
          </Badge>,
          closed === null ? '–' : halt === null ? reasons[closed] : `${reasons[closed]}: ${halt}`,
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
