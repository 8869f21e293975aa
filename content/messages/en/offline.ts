import type { NamespaceMessages } from '../message.ts'

/** The page that stands in every other's place while there is no connection to the server. */
export const offline = {
  title: 'You are offline',
  description: 'What this browser remembers of your orders while there is no connection.',
  lead: 'This page cannot be reached without a connection. Orders go on all the same: what was paid is exchanged and sent.',
  retry: 'Try again',
  ordersTitle: 'Orders in this browser',
  /** {from} and {to} are tickers: BTC, ETH. */
  order: '{from} to {to}',
  /** {code}: the first characters of the order's code. */
  code: 'Order {code}',
  /** {status}: 'Waiting for your deposit', say; {time}: a moment. What it was when this browser last heard of it. */
  lastKnown: '{status}, as of {time}',
  unknownStatus: 'Status not known here',
  noOrders: 'This browser remembers no orders.',
} as const satisfies NamespaceMessages
