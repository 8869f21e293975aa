import { TextField } from '@causeway/ui/primitives'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  DataTable,
  Facts,
  FieldGrid,
  figureText,
  Hint,
  History,
  Panel,
  PreviewPanel,
  pairText,
  Stack,
  settingLabel,
  settingText,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { PayerFeesPanel } from './payer-fees.tsx'
import { RemoveRule, RuleFields } from './rule-fields.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Data = Route.ComponentProps['loaderData']

/** What an exchange costs, how large it may be, and every change of coins, fees and limits. */
export default function FeesPage({ actionData, loaderData }: Route.ComponentProps) {
  const { beside, frame, pairs, payers, revisions, settings } = loaderData
  const { acted, preview = null, typed = {} } = actionData ?? {}
  const mayChange = frame.me.calls.includes('proposeTrading')
  return (
    <BackofficeFrame data={frame} section="/backoffice/fees" title="Fees and limits">
      <Stack>
        <ActNotice acted={acted} />
        <PreviewPanel preview={preview} me={frame.me} typed={typed} />
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
        <PayerFeesPanel payers={payers} mayChange={mayChange} typed={typed} />
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
          pairText(pair.from, pair.to),
          figureText(pair.service),
          figureText(pair.floatSpread),
          figureText(pair.fixedSpread),
          ...(mayChange ? [<RemoveRule key="act" name={`pair.${pair.from}.${pair.to}`} />] : []),
        ],
      }))}
    />
  )
}

function PairForm({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  return (
    <ActForm act="preview" label="Preview the pair" look="secondary">
      <Hint>
        Leave a coin empty for any coin, and a fee empty for the general fee. The most specific rule
        wins: both coins, then the coin sent, then the coin received.
      </Hint>
      <RuleFields of="pair" typed={typed} />
    </ActForm>
  )
}
