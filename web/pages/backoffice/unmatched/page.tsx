import type { DeskClaimOut, StaffMe, UnmatchedPaymentOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import {
  ActField,
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
import { Returns, SendBack } from './send-back.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Payments that no order explains: what customers claim of them, and what becomes of each. */
export default function UnmatchedPage({ actionData, loaderData }: Route.ComponentProps) {
  const { claims, frame, payments, returns } = loaderData
  return (
    <BackofficeFrame data={frame} section="/backoffice/unmatched" title="Unmatched payments">
      <Stack>
        <ActNotice acted={actionData} />
        <Panel title="Reported by customers">
          {claims.length === 0 ? <p className={styles.none}>No reported payments.</p> : null}
          {claims.map((claim) => (
            <Claim key={claim.id} claim={claim} me={frame.me} />
          ))}
        </Panel>
        <Panel title="All unmatched payments">
          {payments.length === 0 ? <p className={styles.none}>No unmatched payments.</p> : null}
          {payments.map((payment) => (
            <Payment
              key={`${payment.network} ${payment.txId} ${payment.outputIndex}`}
              payment={payment}
              me={frame.me}
            />
          ))}
        </Panel>
        <Panel title="Sent back">
          <Returns returns={returns} />
        </Panel>
      </Stack>
    </BackofficeFrame>
  )
}

const problems: Readonly<Record<string, string>> = {
  memo_missing: 'It came without a memo',
  memo_wrong: 'Its memo belongs to no order',
  other_coin: 'It is another coin than the order’s',
  other_network: 'It came on another network with the same address',
}

function Claim({ claim, me }: { readonly claim: DeskClaimOut; readonly me: StaffMe }) {
  const { id, order, payment } = claim
  return (
    <section className={styles.one} aria-label={`Reported payment of ${payment.amount}`}>
      <Facts
        of={[
          ['Payment', `${payment.amount} on ${payment.network}, ${payment.state}`],
          ['Problem', problems[claim.problem] ?? claim.problem],
          ['Transaction', <AddressText key="tx" address={payment.txId} short />],
          ['Memo', payment.extraId ?? 'none'],
          ['Seen', <Time key="seen" at={payment.seenAt} />],
          [
            'Order',
            <a key="order" href={`/backoffice/orders/${order.code}`}>
              {order.code} ({order.state})
            </a>,
          ],
          ['Expects', `${order.expected}${claim.isExact ? ', exactly this amount' : ''}`],
          ['Reported', <Time key="made" at={claim.madeAt} />],
          ['Other reports of this payment', String(claim.rivals)],
          ['Other unpaid orders for the same amount', String(claim.alike)],
        ]}
      />
      {me.calls.includes('proposeClaim') ? (
        <div className={styles.forms}>
          <ActForm act="assign" label="Propose assigning it to the order" values={{ id }}>
            <ActField
              label="Another order"
              name="order"
              isCode
              maxLength={22}
              aside="optional"
              hint="Code of another order for the same coin"
            />
            <ReasonField />
            <CodeField isSteppedUp={me.isSteppedUp} />
          </ActForm>
          <ActForm act="refuse" label="Refuse the report" look="secondary" values={{ id }}>
            <ChoiceField
              label="Tell the customer"
              name="refusal"
              options={[
                ['unproven', 'that it wasn’t shown to be theirs'],
                ['returned', 'that it was sent back'],
              ]}
            />
            <ReasonField />
          </ActForm>
        </div>
      ) : null}
    </section>
  )
}

function Payment(props: { readonly payment: UnmatchedPaymentOut; readonly me: StaffMe }) {
  const { me, payment } = props
  const { network, outputIndex, txId } = payment
  return (
    <section className={styles.one} aria-label={`Payment of ${payment.amount}`}>
      <Facts
        of={[
          ['Payment', `${payment.amount} on ${network}, ${payment.state}`],
          ['Transaction', <AddressText key="tx" address={txId} short />],
          ['To', <AddressText key="to" address={payment.address} short />],
          ['Memo', payment.extraId ?? 'none'],
          ['Seen', <Time key="seen" at={payment.seenAt} />],
        ]}
      />
      {me.calls.includes('proposeReturn') && payment.state === 'confirmed' ? (
        <SendBack payment={payment} isSteppedUp={me.isSteppedUp} />
      ) : null}
      {me.calls.includes('proposeCapital') && payment.state === 'confirmed' ? (
        <details className={styles.more}>
          <summary>This is the shop’s own money</summary>
          <ActForm
            act="capital"
            label="Propose booking it as the shop’s own"
            look="secondary"
            values={{ network, txId, outputIndex: String(outputIndex) }}
          >
            <Hint>
              For money that you sent yourself, or have settled with its sender. It can’t be given
              to an order afterwards.
            </Hint>
            <ReasonField />
            <CodeField isSteppedUp={me.isSteppedUp} />
          </ActForm>
        </details>
      ) : null}
    </section>
  )
}
