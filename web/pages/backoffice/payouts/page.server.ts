import type { HandPayoutOut } from '@causeway/api/contract'
import { type HandPurpose, handPurposes } from '@causeway/core/approvals/hand-purposes'
import { answerBody } from '../../../answer-body.ts'
import {
  type Acted,
  actOn,
  codeThenAct,
  keepTyped,
  openStaffPage,
  type StaffPage,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'
import type { ListedHandPayout } from './hand-payouts.tsx'

/** Payouts to affiliates that wait for staff, and payouts by hand. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const opened = await openStaffPage({ context, request })
  const { caller, frame, staff } = opened
  const [held, hand] = await Promise.all([
    staff.heldPayouts({}, caller).then(answerBody),
    staff.handPayouts({}, caller).then(answerBody),
  ])
  return {
    seo: staffSeo('Payouts', frame.brand),
    frame,
    payouts: held.payouts,
    handCoins: hand.coins,
    handPayouts: await withTransactions(opened, hand.payouts),
    chosen: new URL(request.url).searchParams.get('coin')?.toLowerCase() ?? '',
  }
}

/** An explorer of the real world never gets a play transaction: those are seen in the sandbox. */
async function withTransactions(
  { page: { calls, sandbox, world } }: StaffPage,
  payouts: readonly HandPayoutOut[],
): Promise<readonly ListedHandPayout[]> {
  const coins = answerBody(await calls.currencies())
  const urlOf = ({ address, asset, transaction }: HandPayoutOut) => {
    if (transaction === null) return null
    if (world === 'play') {
      return sandbox === null ? null : `/sandbox?wallet=${encodeURIComponent(address)}#wallet`
    }
    const explorer = coins.find(({ ticker }) => ticker === asset)?.explorerTransaction
    return explorer?.replace('{id}', encodeURIComponent(transaction)) ?? null
  }
  return payouts.map((payout) => ({ ...payout, transactionUrl: urlOf(payout) }))
}

/** Proposes to send a payout, or declines it. */
export async function action({ context, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const done = 'Declined. The money is back in the affiliate’s balance.'
  return keepTyped(actOn(await codeThenAct(opened, form, () => act(opened, form)), done, ''), form)
}

function act({ caller, staff }: StaffPage, form: FormData) {
  const [id, reason] = [textIn(form, 'id'), textIn(form, 'reason')]
  switch (textIn(form, 'act')) {
    case 'hand': {
      // Empty: the member says that the address needs none. Null: nothing was said.
      const memo = textIn(form, 'memo').trim()
      const extraId = memo !== '' ? memo : textIn(form, 'noMemo') === '1' ? '' : null
      return staff.proposeHandPayout(
        {
          asset: textIn(form, 'asset'),
          amount: textIn(form, 'amount').trim(),
          address: textIn(form, 'address').trim(),
          extraId,
          purpose: purposeIn(form),
          reason,
        },
        caller,
      )
    }
    case 'decline':
      return staff.declineHeldPayout({ id, reason }, caller)
    default:
      return staff.proposeHeldPayout({ id, reason }, caller)
  }
}

function purposeIn(form: FormData): HandPurpose {
  const given = textIn(form, 'purpose')
  return handPurposes.find((purpose) => purpose === given) ?? 'other'
}
