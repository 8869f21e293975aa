const reason = 'because'
const settings = [{ setting: 'nothing', value: '' }]

/** What each call of the back office is sent: right in form, and about nothing that there is. */
export const harmlessBodies: Readonly<Record<string, object>> = {
  '/backoffice/step-up': { code: '000000' },
  '/backoffice/sessions/end': { id: '00000000-0000-7000-8000-000000000000' },
  '/backoffice/staff': { email: 'no address', role: 'viewer', reason },
  '/backoffice/staff/{id}/role': { role: 'viewer', reason },
  '/backoffice/staff/{id}/reset': { reason },
  '/backoffice/proposals/{id}/approve': { intentHash: 'a'.repeat(64) },
  '/backoffice/proposals/{id}/refuse': { reason },
  '/backoffice/customers/{id}/lock': { reason },
  '/backoffice/customers/{id}/unlock': { reason },
  '/backoffice/customers/{id}/sessions/end': { session: null },
  '/backoffice/customers/{id}/second-factor/reset': { reason },
  '/backoffice/customers/{id}/erase': { reason },
  '/backoffice/stops': { scope: 'nowhere', reason },
  '/backoffice/stops/start': { scope: 'nowhere', reason },
  '/backoffice/coins/{asset}/close': { reason },
  '/backoffice/prices/{asset}/reset': { reason },
  '/backoffice/trading/preview': { settings },
  '/backoffice/trading': { settings, reason },
  '/backoffice/trading/{number}/take-back': { reason },
  '/backoffice/claims/{id}/assign': { order: null, reason },
  '/backoffice/claims/{id}/refuse': { refusal: 'unproven', reason },
  '/backoffice/unmatched/capital': { network: 'none', txId: 'none', outputIndex: 0, reason },
  '/backoffice/orders/{code}/notes': { text: 'A note' },
  '/backoffice/orders/{code}/release': { reason },
  '/backoffice/orders/{code}/refund': { reason },
}
