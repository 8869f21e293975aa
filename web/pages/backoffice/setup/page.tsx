import type { SetupStepOut } from '@causeway/api/contract'
import { Badge } from '@causeway/ui/primitives'
import { BackofficeFrame, Panel, Time } from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const names: Readonly<Record<SetupStepOut['step'], string>> = {
  world: 'World',
  database: 'Database',
  secret: 'Secret key',
  keys: 'Wallet keys',
  nodes: 'Nodes',
  ceilings: 'Payout ceilings',
  prices: 'Prices',
  reserves: 'Reserves',
  mail: 'E-mail',
  support: 'Support address',
  domain: 'Domain',
  backups: 'Backups',
  staff: 'Staff',
}

const looks = {
  done: { word: 'done', tone: 'good' },
  attention: { word: 'could be better', tone: 'warning' },
  blocking: { word: 'missing', tone: 'bad' },
} as const

/** From play money to real money, step by step. */
export default function SetupPage({ loaderData: { at, frame, steps } }: Route.ComponentProps) {
  const doneCount = steps.filter(({ state }) => state === 'done').length
  return (
    <BackofficeFrame data={frame} section="/backoffice/setup" title="Setup">
      <p className={styles.summary} role="status" data-testid="setup-summary">
        {summaryOf(steps)}
      </p>
      <p className={styles.progress}>
        <progress aria-label="Steps done" max={steps.length} value={doneCount} />
        <span>
          {doneCount} of {steps.length} done, checked at <Time at={at} />
        </span>
        <a href="/backoffice/setup">Check again</a>
      </p>
      <Panel title="From play money to real money">
        <p className={styles.lead}>
          Settings are read when the product starts: set them in its environment and restart it.
          Keys and passwords are never typed into a page.
        </p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.step} of={step} />
          ))}
        </ol>
      </Panel>
    </BackofficeFrame>
  )
}

function summaryOf(steps: readonly SetupStepOut[]): string {
  const missing = steps.filter(({ state }) => state === 'blocking').length
  if (missing === 0) return 'Nothing is missing for real money.'
  return missing === 1
    ? 'One step is missing for real money.'
    : `${missing} steps are missing for real money.`
}

function Step({
  of: { advice, command, reason, runbook, state, step },
}: {
  readonly of: SetupStepOut
}) {
  const { tone, word } = looks[state]
  return (
    <li className={styles.step} data-step={step} data-state={state}>
      <div className={styles.head}>
        <h3 className={styles.name}>{names[step]}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <div className={styles.words}>
        <p>{reason}</p>
        {advice === null ? null : <p className={styles.advice}>{advice}</p>}
        {command === null ? null : (
          <p>
            <code className={styles.command}>{command}</code>
          </p>
        )}
        {runbook === null ? null : <a href={`/backoffice/runbooks/${runbook}`}>Read more</a>}
      </div>
    </li>
  )
}
