import type { WebhookDeliveryOut, WebhookEndpointOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import type { WebhookEvent } from '@causeway/core/partners'

/** What each event is called, in the order in which they are offered. */
export const eventWords = {
  'order.created': 'accountApi.eventCreated',
  'order.updated': 'accountApi.eventUpdated',
  'order.finished': 'accountApi.eventFinished',
  'order.refunded': 'accountApi.eventRefunded',
  'order.hold': 'accountApi.eventHold',
  'fiat.updated': 'accountApi.eventFiatUpdated',
} as const satisfies Readonly<Record<WebhookEvent, MessageKey>>

/** Why nothing is sent to an endpoint. */
export const pauseWords = {
  owner: 'accountApi.pausedByYou',
  failing: 'accountApi.pausedFailing',
  gone: 'accountApi.pausedGone',
} as const satisfies Readonly<Record<NonNullable<WebhookEndpointOut['pausedBecause']>, MessageKey>>

/** How far a message is. */
export const deliveryWords = {
  waiting: 'accountApi.deliveryWaiting',
  delivered: 'accountApi.deliveryDelivered',
  failed: 'accountApi.deliveryFailed',
} as const satisfies Readonly<Record<WebhookDeliveryOut['state'], MessageKey>>
