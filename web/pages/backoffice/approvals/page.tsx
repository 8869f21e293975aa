import type { ProposalOut } from '@causeway/api/contract'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  CodeField,
  DataTable,
  Facts,
  intentFacts,
  outcomeText,
  Panel,
  ProposalSubject,
  ProposedChanges,
  proposalTitle,
  ReasonField,
  Stack,
  StateBadge,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function ApprovalsPage({ actionData, loaderData }: Route.ComponentProps) {
  const { frame, proposals } = loaderData
  const waiting = proposals.filter(({ state }) => state === 'waiting')
  const decided = proposals.filter(({ state }) => state !== 'waiting')
  return (
    <BackofficeFrame data={frame} section="/backoffice/approvals" title="Approvals">
      <Stack>
        <ActNotice acted={actionData} />
        {waiting.length === 0 ? <p className={styles.none}>Nothing waits for approval.</p> : null}
        {waiting.map((proposal) => (
          <Waiting key={proposal.id} proposal={proposal} isSteppedUp={frame.me.isSteppedUp} />
        ))}
        <Panel title="Decided">
          <DataTable
            caption="Decided proposals"
            columns={['Proposal', 'About', 'State', 'By', 'Decided by', 'At', 'Outcome']}
            empty="Nothing was decided yet."
            rows={decided.map((proposal) => ({
              key: proposal.id,
              cells: [
                proposalTitle(proposal.kind),
                <ProposalSubject key="about" subject={proposal.subject} />,
                <StateBadge key="state" state={proposal.state} />,
                proposal.proposedBy,
                proposal.decidedBy ?? '–',
                proposal.decidedAt === null ? '–' : <Time key="at" at={proposal.decidedAt} />,
                outcomeText(proposal),
              ],
            }))}
          />
        </Panel>
      </Stack>
    </BackofficeFrame>
  )
}

function Waiting({
  isSteppedUp,
  proposal,
}: {
  readonly proposal: ProposalOut
  readonly isSteppedUp: boolean
}) {
  const { id, intentHash } = proposal
  return (
    <section
      id={id}
      className={styles.waiting}
      aria-label={`${proposalTitle(proposal.kind)}, waiting`}
    >
      <h2 className={styles.kind}>{proposalTitle(proposal.kind)}</h2>
      <Facts
        of={[
          ['About', <ProposalSubject key="about" subject={proposal.subject} />],
          ...(proposal.kind === 'trading.change'
            ? ([['Changes', <ProposedChanges key="changes" intent={proposal.intent} />]] as const)
            : []),
          ...intentFacts(proposal.intent),
          ['Exactly', <code key="intent">{proposal.intent}</code>],
          ['Reason', proposal.reason],
          ['Proposed by', proposal.proposedBy],
          ['At', <Time key="at" at={proposal.proposedAt} />],
          ['Expires', <Time key="ends" at={proposal.endsAt} />],
          ['SHA-256', <code key="hash">{intentHash}</code>],
        ]}
      />
      {proposal.mayDecide ? (
        <div className={styles.forms}>
          <ActForm act="approve" label="Approve" values={{ id, hash: intentHash }}>
            <CodeField isSteppedUp={isSteppedUp} />
          </ActForm>
          <ActForm act="refuse" label="Refuse" look="secondary" values={{ id }}>
            <ReasonField />
          </ActForm>
        </div>
      ) : null}
      {proposal.isOwn ? (
        <div className={styles.own}>
          <p>Another person has to approve this.</p>
          <ActForm act="withdraw" label="Withdraw" look="secondary" values={{ id }} isInline />
        </div>
      ) : null}
    </section>
  )
}
