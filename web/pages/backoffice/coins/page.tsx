import type { CoinOut, CoinSettingOut } from '@causeway/api/contract'
import { Badge, TextField } from '@causeway/ui/primitives'
import {
  BackofficeFrame,
  CoinCell,
  coinLabel,
  DataTable,
  FilterForm,
  PageLinks,
  TickBox,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Every coin with what is in force: which sides are open, minimum, network fee, confirmations. */
export default function CoinsPage({ loaderData }: Route.ComponentProps) {
  const { before, filter, found, frame, next } = loaderData
  return (
    <BackofficeFrame data={frame} section="/backoffice/coins" title="Coins">
      <FilterForm label="Filter">
        <TextField
          label="Coin or network"
          name="q"
          isCode
          defaultValue={filter.q}
          placeholder="btc"
        />
        <TickBox
          name="changed"
          label="Only coins that differ from their listing"
          isTicked={filter.isChanged}
        />
      </FilterForm>
      <p className={styles.summary} role="status" data-testid="coins-summary">
        {found.changedCount === 0
          ? 'All coins are as their listing says.'
          : `${found.changedCount} ${found.changedCount === 1 ? 'coin differs' : 'coins differ'} from the listing.`}
      </p>
      <DataTable
        caption="Coins"
        columns={[
          'Coin',
          'Sending',
          'Receiving',
          'Guaranteed',
          'Minimum',
          'Network fee',
          'Confirmations',
          'Site',
          'Partner API',
          'By amount',
        ]}
        empty="No coin matches."
        rows={found.coins.map((coin) => ({
          key: coin.asset,
          cells: [<Coin key="coin" coin={coin} />, ...coin.settings.map(cellOf)],
        }))}
      />
      <PageLinks
        count={`${found.count} ${found.count === 1 ? 'coin' : 'coins'}`}
        links={[
          { label: 'Previous page', path: before },
          { label: 'Next page', path: next },
        ]}
      />
    </BackofficeFrame>
  )
}

function Coin({ coin: { asset, name, network } }: { readonly coin: CoinOut }) {
  return (
    <CoinCell asset={asset} network={network}>
      <a href={`/backoffice/coins/${asset}`}>{name}</a>
    </CoinCell>
  )
}

function cellOf({ listed, name, value }: CoinSettingOut) {
  const isOther = listed !== value
  if (value === 'on' || value === 'off') {
    return (
      <Badge key={name} tone={value === 'on' ? 'good' : isOther ? 'bad' : 'neutral'}>
        {value === 'on' ? 'open' : 'closed'}
      </Badge>
    )
  }
  return (
    <span
      key={name}
      className={isOther ? styles.other : styles.figure}
      title={isOther ? `${coinLabel(name)} by its listing: ${listed}` : undefined}
    >
      {value === '' ? '–' : value}
    </span>
  )
}
