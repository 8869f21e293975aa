import type { NamespaceMessages } from '../message.ts'

export const errors = {
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  orderNotFoundTitle: 'There is no such order',
  orderNotFoundText: 'Check the link: an order is found only by its whole code.',
  brokenTitle: 'Something broke on our side',
  brokenText: 'Your money is not touched by this. Reload the page, or try again in a minute.',
  offlineTitle: 'No connection',
  offlineText: 'The page will go on by itself when the connection is back.',
  unavailableTitle: 'Not available right now',
  unavailableText: 'A part of the service does not answer. Try again in a minute.',
  toHome: 'To the exchange',
  reload: 'Reload',
  requestId: 'Request {id}',
  networkUnreachable: 'The server cannot be reached. Check your connection and try again.',
  unexpected: 'Something went wrong. Try again in a minute.',
  rateLimited: 'Too many requests. Wait a moment and try again.',
} as const satisfies NamespaceMessages
