export { type AddAlertFailure, addAlert } from './add-alert.ts'
export type { AlertMessage } from './alert-message.ts'
export { listAlerts } from './list-alerts.ts'
export { removeAlert } from './remove-alert.ts'
