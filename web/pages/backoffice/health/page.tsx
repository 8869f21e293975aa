import type { HealthPartOut } from '@causeway/api/contract'
import { Badge, Disclosure } from '@causeway/ui/primitives'
import {
  BackofficeFrame,
  DayChart,
  DayStrip,
  healthSummary,
  LiveRegion,
  networkOf,
  Panel,
  partName,
  runbookOf,
  stateWords,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

type Health = Route.ComponentProps['loaderData']['health']

export default function HealthPage({ loaderData: { frame, health } }: Route.ComponentProps) {
  const { at, parts } = health
  const chains = parts.filter(({ part, state }) => networkOf(part) !== null && state === 'green')
  const others = parts.filter((part) => !chains.includes(part))
  return (
    <BackofficeFrame data={frame} section="/backoffice/health" title="Health">
      <LiveRegion name="health" at={at}>
        <p className={styles.summary} role="status" data-testid="health-summary">
          {healthSummary(parts)}
        </p>
        <Panel title="Parts">
          <Parts health={health} parts={others} />
        </Panel>
        <Panel title="Last 24 hours">
          <Charts health={health} />
        </Panel>
        {chains.length === 0 ? null : (
          <Disclosure summary={`Nodes without problems (${chains.length})`}>
            <Parts health={health} parts={chains} />
          </Disclosure>
        )}
      </LiveRegion>
    </BackofficeFrame>
  )
}

function Parts({
  health,
  parts,
}: {
  readonly health: Health
  readonly parts: readonly HealthPartOut[]
}) {
  if (parts.length === 0) return <p className={styles.none}>No reports yet.</p>
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <Part key={part.part} health={health} part={part} />
      ))}
    </ul>
  )
}

const tones = { green: 'good', amber: 'warning', red: 'bad' } as const

function Part({ health, part }: { readonly health: Health; readonly part: HealthPartOut }) {
  const { at, minutes } = health
  const { reason, since, state } = part
  const runbook = runbookOf(part.part)
  return (
    <li className={styles.part} data-part={part.part} data-state={state}>
      <div className={styles.head}>
        <h3 className={styles.name}>{partName(part.part)}</h3>
        <Badge tone={tones[state]}>{stateWords[state]}</Badge>
      </div>
      <div className={styles.words}>
        <p>{reason}</p>
        <p className={styles.more}>
          {since === null ? null : (
            <span>
              since <Time at={since} />
            </span>
          )}
          {runbook === null || state === 'green' ? null : (
            <a href={`/backoffice/runbooks/${runbook}`}>What to do</a>
          )}
        </p>
      </div>
      <DayStrip part={part} minutes={minutes} at={at} />
    </li>
  )
}

function Charts({ health: { at, minutes } }: { readonly health: Health }) {
  const shared = { at, minutes }
  return (
    <div className={styles.charts}>
      <DayChart
        {...shared}
        title="Database response time"
        unit=" ms"
        figureOf={(one) => one.databaseMilliseconds}
      />
      <DayChart
        {...shared}
        title="Age of prices"
        unit=" s"
        figureOf={(one) => one.priceAgeSeconds}
      />
      <DayChart
        {...shared}
        title="Longest wait for a payout"
        unit=" s"
        figureOf={(one) => one.waitingSeconds}
      />
      <DayChart {...shared} title="Parts with problems" unit="" figureOf={(one) => one.notGreen} />
    </div>
  )
}
