export { createWebhookFundsRequests } from './create-webhook-funds-requests.ts'
