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
  HandNote,
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
import { HandPrice } from './hand-price.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Found = Route.ComponentProps['loaderData']['found']

/** One coin’s price, what each source says of it, opening it after a jump, and setting it by hand. */
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
        <HandPrice asset={found.coin.asset} byHand={found.coin.byHand} me={frame.me} />
      </Stack>
    </BackofficeFrame>
  )
}

function Price({ coin }: { readonly coin: Found['coin'] }) {
  return (
    <Facts
      of={[
        [
          coin.byHand === null ? 'Last trusted price in USD' : 'Price in USD',
          coin.byHand?.priceUsd ?? coin.market?.priceUsd ?? '–',
        ],
        ...(coin.byHand === null ? [] : handFacts(coin.byHand)),
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

function handFacts(byHand: NonNullable<Found['coin']['byHand']>) {
  return [
    ['Source', <HandNote key="hand" byHand={byHand} />],
    ['Why it was set', byHand.reason],
  ] as const
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
          coin.byHand === null ? partText(part, coin.countingSources) : 'Not used',
        ],
      }))}
    />
  )
}
