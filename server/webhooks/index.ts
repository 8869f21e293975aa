export { MOST_ENDPOINTS } from './add-endpoint.ts'
export { type Courier, createCourier } from './courier.ts'
export { LOG_DAYS } from './delivery-log.ts'
export type { EndpointKey } from './manage-endpoints.ts'
export { createOrderDeliveryCases } from './order-deliveries.ts'
export { removeEndpointsOf } from './remove-endpoints.ts'
export { createWebhookCases, type WebhookCases } from './webhook-cases.ts'
export type {
  CourierNeeds,
  DeliveryNotFound,
  DeliveryView,
  EndpointNotFound,
  EndpointView,
  OrderDeliveryCases,
  OrderDeliveryFailure,
  PausedEndpoint,
  ProofCheck,
  TooManyEndpoints,
  UrlRefused,
} from './webhook-types.ts'
