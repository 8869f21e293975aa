export { createSandboxFundsRequests } from './create-sandbox-funds-requests.ts'
