import type { NamespaceMessages } from '../message.ts'

export const errors = {
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  orderNotFoundTitle: 'Order not found',
  orderNotFoundText: 'Check the link. You need the complete order ID to find an order.',
  brokenTitle: 'Something went wrong on our side',
  brokenText: 'Your money is safe. Reload the page, or try again in a minute.',
  offlineTitle: 'No connection',
  offlineText: 'The page continues automatically when you’re back online.',
  unavailableTitle: 'Not available right now',
  unavailableText: 'Part of the service isn’t responding. Try again in a minute.',
  toHome: 'Back to home',
  reload: 'Reload',
  requestId: 'Request ID: {id}',
  networkUnreachable: 'We can’t reach the server. Check your connection and try again.',
  unexpected: 'Something went wrong. Try again in a minute.',
  rateLimited: 'Too many requests. Wait a minute, then try again.',
} as const satisfies NamespaceMessages
