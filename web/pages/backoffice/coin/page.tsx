import type { CoinSettingOut } from '@causeway/api/contract'
import { TextField } from '@causeway/ui/primitives'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  ChoiceField,
  coinLabel,
  FieldGrid,
  Hint,
  History,
  Panel,
  PreviewPanel,
  ReasonField,
  Stack,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { MaintenancePanel } from './maintenance-panel.tsx'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const places = [
  ['everywhere', 'everywhere'],
  ['site', 'on the site and in widgets'],
  ['api', 'for the partner API'],
] as const

/** What is in force for one coin: changed by preview and proposal, or closed at once. */
export default function CoinPage({ actionData, loaderData }: Route.ComponentProps) {
  const { beside, coin, frame, maintenance, revisions } = loaderData
  const { calls } = frame.me
  const { acted, preview = null, typed = {} } = actionData ?? {}
  const title = `${coin.name} (${coin.asset}, ${coin.network})`
  const isOpen = coin.settings.some(
    ({ name, value }) => ['from', 'to', 'fixed'].includes(name) && value === 'on',
  )
  return (
    <BackofficeFrame data={frame} section="/backoffice/coins" title={title}>
      <Stack>
        <ActNotice acted={acted} />
        <PreviewPanel preview={preview} me={frame.me} typed={typed} />
        <Panel title="Settings">
          {calls.includes('previewTrading') ? (
            <ActForm act="preview" label="Preview" look="secondary">
              <FieldGrid>
                {coin.settings.map((shown) => (
                  <Field key={shown.setting} shown={shown} typed={typed[shown.setting]} />
                ))}
              </FieldGrid>
            </ActForm>
          ) : (
            <ul className={styles.list}>
              {coin.settings.map(({ name, value }) => (
                <li key={name}>
                  {coinLabel(name)}: {switchText(value)}
                </li>
              ))}
            </ul>
          )}
        </Panel>
        {calls.includes('closeCoin') && isOpen ? (
          <Panel title="Close now">
            <ActForm act="close" label={`Close ${coin.asset.toUpperCase()}`} look="secondary">
              <Hint>
                New orders for this coin are refused within five seconds. Open orders are still paid
                out. You can close it alone; reopening it takes two people.
              </Hint>
              <ChoiceField label="Where" name="place" options={places} value="everywhere" />
              <ReasonField />
            </ActForm>
          </Panel>
        ) : null}
        <MaintenancePanel coin={coin} planned={maintenance} me={frame.me} />
        <History revisions={revisions} me={frame.me} beside={beside} />
      </Stack>
    </BackofficeFrame>
  )
}

function Field(props: { readonly shown: CoinSettingOut; readonly typed: string | undefined }) {
  const { name, setting, value } = props.shown
  const now = props.typed ?? value
  if (value === 'on' || value === 'off') {
    return (
      <ChoiceField
        label={coinLabel(name)}
        name={setting}
        value={now}
        options={[
          ['on', 'open'],
          ['off', 'closed'],
        ]}
      />
    )
  }
  return (
    <TextField
      label={coinLabel(name)}
      name={setting}
      isCode
      required={name !== 'depth'}
      maxLength={name === 'depth' ? 100 : 40}
      defaultValue={now}
      hint={name === 'depth' ? depthHint : hintOf(props.shown, now)}
    />
  )
}

const depthHint =
  'Such as 25000:6, 150000:9; empty: twice as many above 25,000, three times above 150,000'

function hintOf({ listed, value }: CoinSettingOut, now: string): string {
  const inForce = now === value ? '' : `Now ${value}. `
  return `${inForce}${listed === value ? 'As listed' : `By its listing ${listed}`}`
}

function switchText(value: string): string {
  if (value === 'on') return 'open'
  if (value === '') return '–'
  return value === 'off' ? 'closed' : value
}
