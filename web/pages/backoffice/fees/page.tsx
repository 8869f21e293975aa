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
  History,
  Panel,
  PreviewPanel,
  settingLabel,
  settingText,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Data = Route.ComponentProps['loaderData']

/** What an exchange costs, how large it may be, and every change of coins, fees and limits. */
export default function FeesPage({ actionData, loaderData }: Route.ComponentProps) {
  const { frame, links, pairs, revisions, settings } = loaderData
  const preview = actionData?.preview ?? null
  const mayChange = frame.me.calls.includes('proposeTrading')
  const askedOf = (setting: string) =>
    preview?.asked.find((asked) => asked.setting === setting)?.value
  return (
    <BackofficeFrame data={frame} section="/backoffice/fees" title="Fees and limits">
      <div className={styles.parts}>
        <ActNotice acted={actionData?.acted} />
        <PreviewPanel preview={preview} me={frame.me} />
        <Panel title="Everybody’s fees and limits">
          {mayChange ? (
            <ActForm act="preview" label="Preview" look="secondary">
              <div className={styles.fields}>
                {settings.map(({ listed, setting, value }) => (
                  <TextField
                    key={setting}
                    label={settingLabel(setting)}
                    name={setting}
                    isCode
                    maxLength={200}
                    defaultValue={askedOf(setting) ?? value}
                    hint={hintOf(setting, { listed, value })}
                  />
                ))}
              </div>
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
        <Panel title="Pairs with fees of their own">
          <div className={styles.parts}>
            <Pairs pairs={pairs} mayChange={mayChange} />
            {mayChange ? <PairForm /> : null}
          </div>
        </Panel>
        <History revisions={revisions} me={frame.me} links={links} />
      </div>
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
  if (setting === 'fees.slices') return `Above so many dollars: so many basis points; ${usual}`
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
      empty="No pair has fees of its own."
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

function PairForm() {
  return (
    <ActForm act="preview" label="Preview the pair" look="secondary">
      <p className={styles.hint}>
        Leave a coin empty for any coin, and a figure empty for everybody’s. The nearest rule wins:
        both coins, then the coin that is sent, then the one that is received.
      </p>
      <div className={styles.fields}>
        <TextField label="Coin sent" name="pairFrom" isCode maxLength={20} placeholder="btc" />
        <TextField label="Coin received" name="pairTo" isCode maxLength={20} placeholder="eth" />
        <TextField label="Service fee, basis points" name="pair.new.service" isCode maxLength={4} />
        <TextField
          label="Spread at floating rate, basis points"
          name="pair.new.floatSpread"
          isCode
          maxLength={4}
        />
        <TextField
          label="Spread at guaranteed rate, basis points"
          name="pair.new.fixedSpread"
          isCode
          maxLength={4}
        />
      </div>
    </ActForm>
  )
}
