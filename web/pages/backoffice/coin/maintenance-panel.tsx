import type { CoinOut, MaintenanceOut, StaffMe } from '@causeway/api/contract'
import {
  ActField,
  ActForm,
  ChoiceField,
  CodeField,
  Hint,
  Panel,
  ReasonField,
  Stack,
  Time,
} from '../../../backoffice/index.ts'

/** What is planned for the coin and its network: shown, planned, or cancelled, as far as the member may. */
export function MaintenancePanel(props: {
  readonly coin: CoinOut
  readonly planned: readonly MaintenanceOut[]
  readonly me: StaffMe
}) {
  const { coin, me, planned } = props
  const mayPlan = me.calls.includes('planMaintenance')
  if (planned.length === 0 && !mayPlan) return null
  return (
    <Panel title="Maintenance">
      <Stack>
        {planned.map((each) => (
          <Planned key={each.setting} planned={each} me={me} />
        ))}
        {mayPlan ? <Plan coin={coin} /> : null}
      </Stack>
    </Panel>
  )
}

function Planned({ me, planned }: { readonly planned: MaintenanceOut; readonly me: StaffMe }) {
  const { endsAt, isOpen, note, setting, startsAt } = planned
  const scope = setting.startsWith('network.') ? 'The network' : 'The coin'
  return (
    <>
      <p>
        {scope} {isOpen ? 'is under maintenance' : 'will be under maintenance'} from{' '}
        <Time at={startsAt} /> to <Time at={endsAt} />. {note}
      </p>
      {me.calls.includes('proposeTrading') ? (
        <ActForm
          act="propose"
          label="Propose to cancel it"
          look="secondary"
          values={{ [setting]: '' }}
        >
          <ReasonField />
          <CodeField isSteppedUp={me.isSteppedUp} />
        </ActForm>
      ) : null}
    </>
  )
}

function Plan({ coin }: { readonly coin: CoinOut }) {
  return (
    <ActForm act="plan" label="Plan maintenance" look="secondary">
      <Hint>
        New orders are refused from start to end, and it opens again then. Customers read of it on
        every page, from a day before. You can plan it alone; cancelling takes two people.
      </Hint>
      <ChoiceField
        label="What"
        name="scope"
        value={`coin.${coin.asset}`}
        options={[
          [`coin.${coin.asset}`, coin.name],
          [`network.${coin.network}`, `every coin on ${coin.network}`],
        ]}
      />
      <ActField label="Start (UTC)" name="from" type="datetime-local" required />
      <ActField label="End (UTC)" name="until" type="datetime-local" required />
      <ActField
        label="Note to customers"
        aside="optional"
        name="note"
        maxLength={120}
        autoComplete="off"
      />
      <ReasonField />
    </ActForm>
  )
}
