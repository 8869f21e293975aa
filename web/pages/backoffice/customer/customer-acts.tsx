import { LinkButton } from '@causeway/ui/primitives'
import {
  ActForm,
  CodeField,
  DataTable,
  Hint,
  outcomeText,
  Panel,
  proposalTitle,
  ReasonField,
  StateBadge,
  Time,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

type Data = Route.ComponentProps['loaderData']

/** What staff do about a customer, and what waits for a second person. */
export function CustomerActs(data: Data) {
  const { customer, may, proposals } = data
  const isErased = customer.erasedAt !== null
  return (
    <>
      {isErased || !may.act ? null : <Locking {...data} />}
      {isErased || !may.propose || !customer.hasSecondFactor ? null : <SecondFactor {...data} />}
      {isErased || !may.export ? null : <Export {...data} />}
      {isErased || !may.propose ? null : <Erasure {...data} />}
      {proposals.length === 0 ? null : <Proposals {...data} />}
    </>
  )
}

function Locking({ customer, frame }: Data) {
  return customer.isLocked ? (
    <Panel title="Unlock the account">
      <ActForm act="unlock" label="Unlock" look="secondary">
        <Hint>The customer can sign in again.</Hint>
        <ReasonField />
        <CodeField isSteppedUp={frame.me.isSteppedUp} />
      </ActForm>
    </Panel>
  ) : (
    <Panel title="Lock the account">
      <ActForm act="lock" label="Lock" look="secondary">
        <Hint>
          All sessions end, and signing in is refused. Orders continue and are paid out. After the
          right password, the customer reads that the account is locked, but not the reason. API
          keys keep working.
        </Hint>
        <ReasonField />
      </ActForm>
    </Panel>
  )
}

function SecondFactor({ frame }: Data) {
  return (
    <Panel title="Turn off the second factor">
      <ActForm act="second-factor" label="Propose to turn off" look="secondary">
        <Hint>
          For customers who lost their authenticator and their recovery codes. Make sure who is
          asking. After a second person approves, all sessions end and the customer gets an email.
        </Hint>
        <ReasonField />
        <CodeField isSteppedUp={frame.me.isSteppedUp} />
      </ActForm>
    </Panel>
  )
}

function Export({ customer, frame }: Data) {
  return (
    <Panel title="Export">
      <div className={styles.act}>
        <Hint>All data about the customer, the same as they can export themselves.</Hint>
        {frame.me.isSteppedUp ? (
          <div>
            <LinkButton
              href={`/api/backoffice/customers/${customer.id}/export`}
              look="secondary"
              download
            >
              Export as JSON
            </LinkButton>
          </div>
        ) : (
          <ActForm act="code" label="Continue" look="secondary">
            <CodeField isSteppedUp={false} />
          </ActForm>
        )}
      </div>
    </Panel>
  )
}

function Erasure({ customer, frame }: Data) {
  const { fiatOrderCount, isOwedCommission, openOrders, orderCount } = customer
  const hasOrders = orderCount + fiatOrderCount > 0
  const kept = [
    ...(orderCount > 0 ? [count(orderCount, 'order')] : []),
    ...(fiatOrderCount > 0
      ? [count(fiatOrderCount, 'purchase or sale', 'purchases or sales')]
      : []),
  ].join(' and ')
  const isKept = hasOrders || customer.affiliate !== null || customer.partner !== null
  return (
    <Panel title="Erase" isWide>
      <div className={styles.erasure}>
        <div className={styles.act}>
          <h3 className={styles.sub}>Erased at once</h3>
          <ul className={styles.list}>
            <li>Email, password, second factor, passkeys, linked accounts, language, newsletter</li>
            <li>Sessions, sign-ins, known devices, apps, saved addresses, open links</li>
            <li>In orders: email, readable names of addresses, referrer, comments</li>
            <li>API keys, webhooks, and what an affiliate entered</li>
          </ul>
        </div>
        <div className={styles.act}>
          <h3 className={styles.sub}>Kept, and why</h3>
          <ul className={styles.list}>
            {hasOrders ? (
              <>
                <li>
                  {kept} with amounts, addresses and transactions: the law requires them, and
                  payments couldn’t be explained without them
                </li>
                <li>Their ledger entries: books have to add up</li>
                <li>The account’s id, which the orders name</li>
              </>
            ) : null}
            {customer.affiliate === null ? null : (
              <li>Commissions and payouts of the affiliate: they are in the ledger</li>
            )}
            <li>
              The audit log: it proves what staff did, and names customers by their account id only
            </li>
            {isKept ? null : <li>Nothing else: the account is removed altogether</li>}
          </ul>
        </div>
        {openOrders.length > 0 ? (
          <Hint>
            Not yet:{' '}
            {openOrders.slice(0, 5).map((code, index) => (
              <span key={code}>
                {index === 0 ? '' : ', '}
                <a href={`/backoffice/orders/${code}`}>{code}</a>
              </span>
            ))}{' '}
            {openOrders.length === 1 ? 'is' : 'are'} under way.
          </Hint>
        ) : isOwedCommission ? (
          <Hint>Not yet: commissions have to be paid out first.</Hint>
        ) : (
          <ActForm act="erase" label="Propose to erase" look="secondary">
            <ReasonField />
            <CodeField isSteppedUp={frame.me.isSteppedUp} />
          </ActForm>
        )}
      </div>
    </Panel>
  )
}

function Proposals({ proposals }: Data) {
  return (
    <Panel title="Proposals" isWide>
      <DataTable
        caption="Proposals"
        columns={['Proposal', 'State', 'By', 'Reason', 'At', 'Outcome']}
        empty=""
        rows={proposals.map((proposal) => ({
          key: proposal.id,
          cells: [
            <a key="what" href={`/backoffice/approvals#${proposal.id}`}>
              {proposalTitle(proposal.kind)}
            </a>,
            <StateBadge key="state" state={proposal.state} />,
            proposal.proposedBy,
            proposal.reason,
            <Time key="at" at={proposal.proposedAt} />,
            outcomeText(proposal),
          ],
        }))}
      />
    </Panel>
  )
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
