import type { ReactNode } from 'react'
import {
  ActField,
  ActForm,
  CodeField,
  DataTable,
  Hint,
  outcomeText,
  Panel,
  proposalTitle,
  ReasonField,
  StateBadge,
  useTyped,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

type Data = Route.ComponentProps['loaderData']

/** What can be done with the order now, and what was proposed about it. */
export function Acts({ acts, frame, order, proposals }: Data) {
  if (acts.length === 0 && proposals.length === 0) return null
  return (
    <Panel title="Acts" isWide={acts.length === 0}>
      <div className={styles.acts}>
        {acts.map((act) => (
          <Act
            key={act}
            act={act}
            order={order}
            isOnly={acts.length === 1}
            isSteppedUp={frame.me.isSteppedUp}
          />
        ))}
        {proposals.length === 0 ? null : <Proposals proposals={proposals} />}
      </div>
    </Panel>
  )
}

type Act = Data['acts'][number]

/** One act, closed until it is wanted; it stays open where it was refused. */
function Act(props: {
  readonly act: Act
  readonly order: Data['order']
  readonly isOnly: boolean
  readonly isSteppedUp: boolean
}) {
  const { act, isOnly, isSteppedUp, order } = props
  const isRefused = 'act' in useTyped(act)
  const takesOne = act === 'hold' || act === 'find_payment'
  return (
    <details className={styles.act} open={isOnly || isRefused}>
      <summary>{forms[act].title}</summary>
      <ActForm act={act} label={forms[act].label} look="secondary">
        {forms[act].fields(order)}
        {takesOne ? null : <CodeField isSteppedUp={isSteppedUp} />}
      </ActForm>
    </details>
  )
}

type Form = {
  readonly title: string
  readonly label: string
  readonly fields: (order: Data['order']) => ReactNode
}

const forms: Readonly<Record<Act, Form>> = {
  find_payment: {
    title: 'Find a payment',
    label: 'Look it up',
    fields: () => (
      <ActField
        label="Transaction id"
        name="txId"
        maxLength={400}
        required
        isCode
        hint="Or a block explorer's link to it"
      />
    ),
  },
  hold: {
    title: 'Hold',
    label: 'Hold the order',
    fields: ({ state }) => (
      <>
        <Hint>
          {state === 'hold'
            ? 'The customer can no longer choose. Two people release or refund the order.'
            : 'Once the payment is confirmed, the order goes on hold until two people release or refund it.'}
        </Hint>
        <ReasonField />
      </>
    ),
  },
  release: {
    title: 'Release',
    label: 'Propose release',
    fields: () => (
      <>
        <Hint>The order continues as if nothing had been found.</Hint>
        <ReasonField />
      </>
    ),
  },
  refund: {
    title: 'Refund',
    label: 'Propose refund',
    fields: ({ refund }) => (
      <>
        <Hint>
          {refund === null
            ? 'The customer is asked for a refund address.'
            : 'The coins go back to the refund address.'}
        </Hint>
        <ReasonField />
      </>
    ),
  },
  refund_part: {
    title: 'Refund a part',
    label: 'Propose partial refund',
    fields: ({ held, refund, refundFee }) => (
      <>
        <Hint>
          This part goes back, less the network fee of {refundFee}. The rest is exchanged at the
          market rate. Ask the customer first.
        </Hint>
        <ActField
          label="Amount to refund"
          name="amount"
          inputMode="decimal"
          maxLength={40}
          required
          autoComplete="off"
          hint={`Of ${held}, to ${refund?.address}`}
        />
        <ReasonField />
      </>
    ),
  },
  exchange: {
    title: 'Exchange at the current rate',
    label: 'Propose exchange',
    fields: () => (
      <>
        <Hint>
          Everything that arrived is exchanged at the market rate. Ask the customer first.
        </Hint>
        <ReasonField />
      </>
    ),
  },
  refund_address: {
    title: 'Change the refund address',
    label: 'Propose this address',
    fields: () => (
      <>
        <ActField label="New refund address" name="address" maxLength={200} required isCode />
        <ActField label="Memo, if it needs one" name="extraId" maxLength={100} isCode />
        <ActField
          label="How the customer proved who they are"
          name="reason"
          maxLength={500}
          required
          autoComplete="off"
        />
      </>
    ),
  },
}

function Proposals({ proposals }: Pick<Data, 'proposals'>) {
  return (
    <DataTable
      caption="Proposals about this order"
      columns={['Proposal', 'State', 'By', 'Decided by', 'Outcome']}
      empty=""
      rows={proposals.map(({ decidedBy, id, kind, outcome, proposedBy, state }) => ({
        key: id,
        cells: [
          <a key="kind" href={`/backoffice/approvals#${id}`}>
            {proposalTitle(kind)}
          </a>,
          <StateBadge key="state" state={state} />,
          proposedBy,
          decidedBy ?? '–',
          outcomeText({ outcome, state }),
        ],
      }))}
    />
  )
}
