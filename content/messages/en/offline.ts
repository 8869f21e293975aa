import type { NamespaceMessages } from '../message.ts'

/** The page that stands in every other's place while there is no connection to the server. */
export const offline = {
  title: 'You’re offline',
  description: 'Your orders as last seen in this browser, while you have no connection.',
  lead: 'This page needs a connection. Your orders continue without it: payments we’ve received are still exchanged and paid out.',
  retry: 'Try again',
  ordersTitle: 'Orders in this browser',
  /** {from} and {to} are tickers: BTC, ETH. */
  order: '{from} to {to}',
  /** {code}: the first characters of the order's code. */
  code: 'Order {code}',
  /** {status}: 'Waiting for your deposit', say; {time}: a moment. What it was when this browser last heard of it. */
  lastKnown: '{status}, as of {time}',
  unknownStatus: 'Status unknown',
  noOrders: 'There are no orders saved in this browser.',
} as const satisfies NamespaceMessages
