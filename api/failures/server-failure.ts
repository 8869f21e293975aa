import type { Failure } from '@causeway/core/result'
import type {
  AddressFailure,
  ChangeOrderFailure,
  OrderNotFound,
  PlaceOrderFailure,
} from '@causeway/server/orders'
import type { EstimateFailure, PairFailure } from '@causeway/server/quotes'

/** Every expected failure of the use cases and of the sandbox's controls. */
export type ServerFailure =
  | EstimateFailure
  | PairFailure
  | AddressFailure
  | PlaceOrderFailure
  | ChangeOrderFailure
  | OrderNotFound
  | Failure<'provider_unknown'>
