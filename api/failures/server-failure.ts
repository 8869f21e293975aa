import type { Failure } from '@causeway/core/result'
import type { NewAccountFailure } from '@causeway/server/account-names/check-new-account'
import type { SuggestedNameFailure } from '@causeway/server/account-names/suggest-eos-name'
import type { NameFavouriteFailure } from '@causeway/server/accounts'
import type {
  ConversionFailure,
  CreateToolFailure,
  DecideFailure,
  PayoutFailure,
  RefIdUnknown,
  UpdateToolFailure,
} from '@causeway/server/affiliates'
import type { IdentityWebhookFailure } from '@causeway/server/compliance'
import type { FeedbackFailure } from '@causeway/server/feedback/leave-feedback'
import type { BeginFiatOrderFailure, FiatWebhookFailure } from '@causeway/server/fiat'
import type { RequestFundsFailure } from '@causeway/server/funds-requests'
import type { AliasFailure } from '@causeway/server/names'
import type { WriteToShopFailure } from '@causeway/server/order-messages/send-order-message'
import type {
  AddressFailure,
  BeginIdentificationFailure,
  ChangeOrderFailure,
  DecideHoldFailure,
  OrderNotFound,
  PlaceOrderFailure,
  RenameAccountFailure,
} from '@causeway/server/orders'
import type {
  ChangeOwnKeyFailure,
  CreateOwnKeyFailure,
  PlacePartnerOrderFailure,
  WidgetTermsFailure,
} from '@causeway/server/partners'
import type { DecideClaimFailure, FindPaymentFailure } from '@causeway/server/payment-claims'
import type { EstimateFailure, PairFailure } from '@causeway/server/quotes'
import type {
  DeliveryNotFound,
  EndpointNotFound,
  TooManyEndpoints,
  UrlRefused,
} from '@causeway/server/webhooks'
import type { AccountFailure } from './account-failure.ts'
import type { SocialFailure } from './social-failure.ts'
import type { StaffFailure } from './staff-failure.ts'

/** Every expected failure of the use cases and of the sandbox’s controls. */
export type ServerFailure =
  | AccountFailure
  | SocialFailure
  | StaffFailure
  | CreateToolFailure
  | UpdateToolFailure
  | PayoutFailure
  | ConversionFailure
  | DecideFailure
  | RefIdUnknown
  | CreateOwnKeyFailure
  | ChangeOwnKeyFailure
  | EstimateFailure
  | PairFailure
  | AddressFailure
  | PlaceOrderFailure
  | ChangeOrderFailure
  | FeedbackFailure
  | WriteToShopFailure
  | FindPaymentFailure
  | DecideClaimFailure
  | NameFavouriteFailure
  | OrderNotFound
  | AliasFailure
  | NewAccountFailure
  | SuggestedNameFailure
  | RequestFundsFailure
  | RenameAccountFailure
  | BeginIdentificationFailure
  | DecideHoldFailure
  | IdentityWebhookFailure
  | BeginFiatOrderFailure
  | FiatWebhookFailure
  | PlacePartnerOrderFailure
  | WidgetTermsFailure
  | EndpointNotFound
  | UrlRefused
  | TooManyEndpoints
  | DeliveryNotFound
  | Failure<'fiat_order_unchangeable'>
  | Failure<'provider_unknown' | 'identity_unknown'>
  | Failure<'name_unknown' | 'funds_request_unknown'>
  | Failure<'play_fiat_order_unknown' | 'play_fiat_order_settled' | 'play_fiat_message_unknown'>
