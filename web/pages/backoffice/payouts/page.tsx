import type { HeldPayoutOut, StaffMe } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  CodeField,
  Facts,
  FieldGrid,
  Hint,
  Panel,
  ReasonField,
  Stack,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { HandPayouts, PayByHand } from './hand-payouts.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Payouts to affiliates above the limit, and payouts by hand: two people send them. */
export default function PayoutsPage({ actionData, loaderData }: Route.ComponentProps) {
  const { chosen, frame, handCoins, handPayouts, payouts } = loaderData
  return (
    <BackofficeFrame data={frame} section="/backoffice/payouts" title="Payouts">
      <Stack>
        <ActNotice acted={actionData} />
        {payouts.length === 0 ? (
          <Panel title="Payouts to affiliates">
            <Hint>No payout is waiting. Payouts up to the limit are sent without approval.</Hint>
          </Panel>
        ) : null}
        {payouts.map((payout) => (
          <Held key={payout.id} payout={payout} me={frame.me} />
        ))}
        <Panel title="Payouts by hand">
          <PayByHand coins={handCoins} chosen={chosen} me={frame.me} />
        </Panel>
        <Panel title="Payouts made by hand">
          <HandPayouts payouts={handPayouts} />
        </Panel>
      </Stack>
    </BackofficeFrame>
  )
}

function Held({ me, payout }: { readonly payout: HeldPayoutOut; readonly me: StaffMe }) {
  const { accountId, address, affiliateState, amount, id, networkFee, refId, requestedAt } = payout
  return (
    <Panel title={`${amount} to affiliate ${refId}`}>
      <Stack>
        <Facts
          of={[
            ['Amount', amount],
            ['Network fee', `${networkFee}, paid by the affiliate`],
            ['To', <AddressText key="to" address={address} />],
            ['Affiliate', affiliateState],
            ['Account', <Account key="account" id={accountId} me={me} />],
            ['Kind', payout.isMonthly ? 'monthly payout' : 'requested by the affiliate'],
            ['Requested', <Time key="at" at={requestedAt} />],
          ]}
        />
        {me.calls.includes('proposeHeldPayout') ? (
          <FieldGrid>
            <ActForm act="approve" label="Propose sending it" values={{ id }}>
              <ReasonField />
              <CodeField isSteppedUp={me.isSteppedUp} />
            </ActForm>
            <ActForm act="decline" label="Decline it" look="secondary" values={{ id }}>
              <Hint>The money returns to the affiliate’s balance. Nothing is sent.</Hint>
              <ReasonField />
            </ActForm>
          </FieldGrid>
        ) : null}
      </Stack>
    </Panel>
  )
}

function Account({ id, me }: { readonly id: string | null; readonly me: StaffMe }) {
  if (id === null) return 'deleted'
  if (!me.calls.includes('customer')) return id
  return <a href={`/backoffice/customers/${id}`}>{id}</a>
}
