import { Badge } from '@causeway/ui/primitives'
import {
  ActForm,
  ActNotice,
  ageText,
  BackofficeFrame,
  CodeField,
  closureText,
  DataTable,
  Facts,
  Hint,
  jumpText,
  LiveRegion,
  Panel,
  partText,
  ReasonField,
  Stack,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Found = Route.ComponentProps['loaderData']['found']

/** One coin’s price, what each source says of it, and opening it after a jump. */
export default function PricePage({ actionData, loaderData }: Route.ComponentProps) {
  const { found, frame } = loaderData
  const { calls, isSteppedUp } = frame.me
  const title = `Price of ${found.coin.asset} (${found.coin.network})`
  return (
    <BackofficeFrame data={frame} section="/backoffice/prices" title={title}>
      <Stack>
        <ActNotice acted={actionData} />
        <LiveRegion name="price" at={found.at}>
          <Panel title="Price">
            <Price coin={found.coin} />
          </Panel>
          <Sources found={found} />
        </LiveRegion>
        {found.coin.breaker !== null && calls.includes('proposeBreakerReset') ? (
          <Panel title="Open it now">
            <ActForm act="reset" label={`Propose to open ${found.coin.asset.toUpperCase()}`}>
              <Hint>
                After a jump, a coin opens once its price has been calm for two minutes. Once a
                second person approves, it opens within seconds at the price that the sources agree
                on. It stays closed if that price has moved by more than 5% since your proposal.
              </Hint>
              <ReasonField />
              <CodeField isSteppedUp={isSteppedUp} />
            </ActForm>
          </Panel>
        ) : null}
      </Stack>
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
        ...(coin.breaker === null ? [] : breakerFacts(coin.breaker)),
      ]}
    />
  )
}

function breakerFacts(breaker: NonNullable<Found['coin']['breaker']>) {
  const { opensAt, since } = breaker
  return [
    ['Closed since (UTC)', <Time key="since" at={since} />],
    ['Jump in USD', jumpText(breaker)],
    ['Opens if calm (UTC)', opensAt === null ? '–' : <Time key="opens" at={opensAt} />],
  ] as const
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
