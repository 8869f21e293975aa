import type { StaffMe, StopOut } from '@causeway/api/contract'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  ChoiceField,
  CodeField,
  Facts,
  Hint,
  Panel,
  ReasonField,
  Stack,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function StopPage({ actionData, loaderData }: Route.ComponentProps) {
  const { frame, networks, stops } = loaderData
  const running = networks.filter((network) => !stops.some(({ scope }) => scope === network))
  return (
    <BackofficeFrame data={frame} section="/backoffice/stop" title="Stop and start">
      <Stack>
        <ActNotice acted={actionData} />
        {stops.length === 0 ? <p className={styles.none}>Nothing is stopped.</p> : null}
        {stops.map((stop) => (
          <Stop key={stop.scope} stop={stop} me={frame.me} />
        ))}
        {frame.me.calls.includes('emergencyStop') ? (
          <Panel title="Stop one network">
            <ActForm act="stop" label="Stop the network" look="secondary">
              <ChoiceField
                label="Network"
                name="scope"
                options={running.map((network) => [network, network])}
              />
              <ReasonField />
            </ActForm>
          </Panel>
        ) : null}
      </Stack>
    </BackofficeFrame>
  )
}

function Stop({ me, stop }: { readonly stop: StopOut; readonly me: StaffMe }) {
  const { at, isEmergency, reason, scope } = stop
  return (
    <section className={styles.stop} aria-label={`Stopped: ${scope}`}>
      <Facts
        of={[
          ['Stopped', scope === 'all' ? 'everything' : scope],
          ['Since', <Time key="since" at={at} />],
          ['Reason', reason],
        ]}
      />
      {isEmergency && me.calls.includes('proposeStart') ? (
        <ActForm act="start" label="Propose to start again" values={{ scope }}>
          <ReasonField />
          <CodeField isSteppedUp={me.isSteppedUp} />
        </ActForm>
      ) : null}
      {isEmergency ? null : (
        <Hint>
          Staff didn’t stop this. Once the cause is fixed, the operator lifts it with{' '}
          <code>npm run doctor -- --lift {scope}</code>.
        </Hint>
      )}
    </section>
  )
}
