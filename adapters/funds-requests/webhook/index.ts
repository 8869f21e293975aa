export { createWebhookFundsRequests, type WebhookNeeds } from './create-webhook-funds-requests.ts'
