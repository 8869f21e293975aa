export { type Courier, createCourier } from './courier.ts'
export { LOG_DAYS } from './delivery-log.ts'
export { type EndpointKey, MOST_ENDPOINTS } from './manage-endpoints.ts'
export { removeEndpointsOf } from './remove-endpoints.ts'
export { createWebhookCases, type WebhookCases } from './webhook-cases.ts'
export type {
  CourierNeeds,
  DeliveryNotFound,
  DeliveryView,
  EndpointNotFound,
  EndpointView,
  PausedEndpoint,
  TooManyEndpoints,
  UrlRefused,
} from './webhook-types.ts'
