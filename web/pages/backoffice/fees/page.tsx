import type { PairFeesOut } from '@causeway/api/contract'
import { TextField } from '@causeway/ui/primitives'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  bpsText,
  coinOrAny,
  DataTable,
  Facts,
  FieldGrid,
  Hint,
  History,
  Panel,
  PreviewPanel,
  Stack,
  settingLabel,
  settingText,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Data = Route.ComponentProps['loaderData']

/** What an exchange costs, how large it may be, and every change of coins, fees and limits. */
export default function FeesPage({ actionData, loaderData }: Route.ComponentProps) {
  const { beside, frame, pairs, revisions, settings } = loaderData
  const { acted, preview = null, typed = {} } = actionData ?? {}
  const mayChange = frame.me.calls.includes('proposeTrading')
  return (
    <BackofficeFrame data={frame} section="/backoffice/fees" title="Fees and limits">
      <Stack>
        <ActNotice acted={acted} />
        <PreviewPanel preview={preview} me={frame.me} />
        <Panel title="General fees and limits">
          {mayChange ? (
            <ActForm act="preview" label="Preview" look="secondary">
              <FieldGrid>
                {settings.map(({ listed, setting, value }) => (
                  <TextField
                    key={setting}
                    label={settingLabel(setting)}
                    name={setting}
                    isCode
                    maxLength={200}
                    defaultValue={typed[setting] ?? value}
                    hint={hintOf(setting, { listed, value })}
                  />
                ))}
              </FieldGrid>
            </ActForm>
          ) : (
            <Facts
              of={settings.map(({ setting, value }) => [
                settingLabel(setting),
                settingText(setting, value),
              ])}
            />
          )}
        </Panel>
        <Panel title="Pairs with their own fees">
          <Stack>
            <Pairs pairs={pairs} mayChange={mayChange} />
            {mayChange ? <PairForm typed={typed} /> : null}
          </Stack>
        </Panel>
        <History revisions={revisions} me={frame.me} beside={beside} />
      </Stack>
    </BackofficeFrame>
  )
}

function hintOf(
  setting: string,
  { listed, value }: { readonly listed: string; readonly value: string },
): string {
  const means = settingText(setting, value)
  const usual =
    listed === value ? 'as configured' : `as configured: ${settingText(setting, listed)}`
  if (setting === 'fees.slices')
    return `Dollars:basis points, for the part of an order above that amount; ${usual}`
  return setting.startsWith('fees.') ? `Basis points: ${means}; ${usual}` : usual
}

function Pairs({ mayChange, pairs }: Pick<Data, 'pairs'> & { readonly mayChange: boolean }) {
  const figure = (bps: string | null) => (bps === null ? '–' : bpsText(bps))
  return (
    <DataTable
      caption="Pairs"
      columns={[
        'Pair',
        'Service fee',
        'Floating spread',
        'Guaranteed spread',
        ...(mayChange ? ['Act'] : []),
      ]}
      empty="No pair has its own fees."
      rows={pairs.map((pair) => ({
        key: `${pair.from} ${pair.to}`,
        cells: [
          `${coinOrAny(pair.from)} to ${coinOrAny(pair.to)}`,
          figure(pair.service),
          figure(pair.floatSpread),
          figure(pair.fixedSpread),
          ...(mayChange ? [<RemovePair key="act" pair={pair} />] : []),
        ],
      }))}
    />
  )
}

function RemovePair({ pair }: { readonly pair: PairFeesOut }) {
  const name = `pair.${pair.from}.${pair.to}`
  const nothing = { service: '', floatSpread: '', fixedSpread: '' }
  const values = Object.fromEntries(
    Object.entries(nothing).map(([figure, empty]) => [`${name}.${figure}`, empty]),
  )
  return <ActForm act="preview" label="Remove" look="quiet" isInline values={values} />
}

function PairForm({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  return (
    <ActForm act="preview" label="Preview the pair" look="secondary">
      <Hint>
        Leave a coin empty for any coin, and a fee empty for the general fee. The most specific rule
        wins: both coins, then the coin sent, then the coin received.
      </Hint>
      <FieldGrid>
        <TextField
          label="Coin sent"
          name="pairFrom"
          defaultValue={typed['pairFrom']}
          isCode
          maxLength={20}
          placeholder="btc"
        />
        <TextField
          label="Coin received"
          name="pairTo"
          defaultValue={typed['pairTo']}
          isCode
          maxLength={20}
          placeholder="eth"
        />
        <TextField
          label="Service fee, basis points"
          name="pair.new.service"
          defaultValue={typed['pair.new.service']}
          isCode
          maxLength={4}
        />
        <TextField
          label="Spread at floating rate, basis points"
          name="pair.new.floatSpread"
          defaultValue={typed['pair.new.floatSpread']}
          isCode
          maxLength={4}
        />
        <TextField
          label="Spread at guaranteed rate, basis points"
          name="pair.new.fixedSpread"
          defaultValue={typed['pair.new.fixedSpread']}
          isCode
          maxLength={4}
        />
      </FieldGrid>
    </ActForm>
  )
}
