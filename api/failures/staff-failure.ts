import type { Failure } from '@causeway/core/result'
import type { AffiliateChanged, OwnPayoutReviewFailure } from '@causeway/server/affiliates'
import type {
  DecideProposalFailure,
  ProposeFailure,
} from '@causeway/server/approvals/approval-types'
import type { OwnColdFailure } from '@causeway/server/cold-storage/cold-types'
import type { CustomerFailure } from '@causeway/server/customers/customer-types'
import type { SaveViewFailure } from '@causeway/server/desk/desk-types'
import type { DeskNoteFailure } from '@causeway/server/desk/note-types'
import type { StartFailure, StopFailure } from '@causeway/server/halts/stop-types'
import type { OwnHandFailure } from '@causeway/server/hand-payouts/hand-types'
import type { HoldByStaffFailure, PartialRefundFailure } from '@causeway/server/orders'
import type {
  BreakerFailure,
  SetHandPriceFailure,
  TakeBackPriceFailure,
} from '@causeway/server/price-desk/price-desk-types'
import type {
  InviteFailure,
  JoinFailure,
  MailInvitationFailure,
  ManageStaffFailure,
  StaffPasskeyRefused,
  StaffPasskeyUnknown,
  StaffSignInFailure,
  StepUpFailure,
} from '@causeway/server/staff/staff-failures'
import type { SuspenseDeskFailure } from '@causeway/server/suspense-desk/suspense-desk-types'
import type {
  ChangeTradingFailure,
  CloseCoinFailure,
  PlanFailure,
  TakeBackFailure,
} from '@causeway/server/trading/trading-types'
import type { OrderDeliveryFailure } from '@causeway/server/webhooks'

/** What use cases of the back office are refused with. */
export type StaffFailure =
  | AffiliateChanged
  | OwnPayoutReviewFailure
  | InviteFailure
  | JoinFailure
  | MailInvitationFailure
  | ManageStaffFailure
  | StaffSignInFailure
  | StepUpFailure
  | StaffPasskeyRefused
  | StaffPasskeyUnknown
  | ProposeFailure
  | DecideProposalFailure
  | CustomerFailure
  | DeskNoteFailure
  | HoldByStaffFailure
  | PartialRefundFailure
  | OrderDeliveryFailure
  | SaveViewFailure
  | StopFailure
  | ChangeTradingFailure
  | CloseCoinFailure
  | PlanFailure
  | TakeBackFailure
  | SuspenseDeskFailure
  | StartFailure
  | BreakerFailure
  | OwnColdFailure
  | OwnHandFailure
  | SetHandPriceFailure
  | TakeBackPriceFailure

/** What a call of the back office is refused with before its handler. */
export type StaffAccessFailure = Failure<
  'staff_signed_out' | 'staff_role_missing' | 'step_up_needed'
>
