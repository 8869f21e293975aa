import { Badge } from '@causeway/ui/primitives'
import {
  ageText,
  BackofficeFrame,
  closureText,
  DataTable,
  Facts,
  LiveRegion,
  Panel,
  partText,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Found = Route.ComponentProps['loaderData']['found']

/** One coin’s price, and what each source says of it. */
export default function PricePage({ loaderData: { found, frame } }: Route.ComponentProps) {
  const title = `Price of ${found.coin.asset} (${found.coin.network})`
  return (
    <BackofficeFrame data={frame} section="/backoffice/prices" title={title}>
      <LiveRegion name="price" at={found.at}>
        <Panel title="Price">
          <Price coin={found.coin} />
        </Panel>
        <Sources found={found} />
      </LiveRegion>
    </BackofficeFrame>
  )
}

function Price({ coin }: { readonly coin: Found['coin'] }) {
  return (
    <Facts
      of={[
        ['Last trusted price in USD', coin.market?.priceUsd ?? '–'],
        [
          'State',
          <Badge key="state" tone={coin.closed === null ? 'good' : 'bad'}>
            {coin.closed === null ? 'traded' : 'closed'}
          </Badge>,
        ],
        ['Reason', closureText(coin)],
      ]}
    />
  )
}

function Sources({ found: { coin, sources } }: { readonly found: Found }) {
  return (
    <DataTable
      caption="Sources"
      columns={['Source', 'Price in USD', 'Deviation', 'Age', 'Weight']}
      empty="No source has a price for this coin."
      rows={sources.map(({ ageSeconds, deviationPercent, name, part, priceUsd }) => ({
        key: name,
        cells: [
          name,
          priceUsd,
          deviationPercent === null ? '–' : `${deviationPercent} %`,
          ageText(ageSeconds),
          partText(part, coin.countingSources),
        ],
      }))}
    />
  )
}
