import type { StaffMe } from '@causeway/api/contract'
import type { PaletteEntry } from './palette/palette.tsx'
import { EMERGENCY_SHEET, SHORTCUTS_SHEET } from './sheets.ts'

/** Each page of the navigation, with a call that its role must be able to make. */
export const sections = [
  { path: '/backoffice', label: 'Overview', call: 'staffMe' },
  { path: '/backoffice/orders', label: 'Orders', call: 'deskOrders' },
  { path: '/backoffice/customers', label: 'Customers', call: 'customers' },
  { path: '/backoffice/wallets', label: 'Wallets', call: 'wallets' },
  { path: '/backoffice/unmatched', label: 'Unmatched payments', call: 'unmatched' },
  { path: '/backoffice/payouts', label: 'Payouts', call: 'heldPayouts' },
  { path: '/backoffice/prices', label: 'Prices', call: 'deskPrices' },
  { path: '/backoffice/coins', label: 'Coins', call: 'deskCoins' },
  { path: '/backoffice/fees', label: 'Fees and limits', call: 'deskFees' },
  { path: '/backoffice/health', label: 'Health', call: 'health' },
  { path: '/backoffice/wall', label: 'Wall screen', call: 'wall' },
  { path: '/backoffice/stop', label: 'Stop and start', call: 'stops' },
  { path: '/backoffice/approvals', label: 'Approvals', call: 'proposals' },
  { path: '/backoffice/staff', label: 'Staff', call: 'staffList' },
  { path: '/backoffice/setup', label: 'Setup', call: 'setup' },
  { path: '/backoffice/audit', label: 'Audit log', call: 'auditLog' },
  { path: '/backoffice/sessions', label: 'Sessions and passkeys', call: 'staffSessions' },
] as const

/** What the palette leads to beside the pages themselves. */
const acts: readonly (PaletteEntry & { readonly call: string })[] = [
  {
    label: 'Stop all payouts',
    opens: EMERGENCY_SHEET,
    also: 'emergency halt',
    call: 'emergencyStop',
  },
  { label: 'Stop one network', path: '/backoffice/stop', also: 'halt', call: 'emergencyStop' },
  { label: 'Start payouts again', path: '/backoffice/stop', also: 'lift', call: 'proposeStart' },
  { label: 'Orders on hold', path: '/backoffice/orders?state=hold', call: 'deskOrders' },
  {
    label: 'Wallets that need attention',
    path: '/backoffice/wallets?needsLook=1',
    also: 'stock band',
    call: 'wallets',
  },
  {
    label: 'Claims of customers',
    path: '/backoffice/unmatched',
    also: 'missing memo suspense lost deposit',
    call: 'unmatched',
  },
  {
    label: 'Payouts to affiliates that wait',
    path: '/backoffice/payouts',
    also: 'commission approve decline',
    call: 'heldPayouts',
  },
  {
    label: 'Pay out by hand',
    path: '/backoffice/payouts',
    also: 'send coins expense compensation profit',
    call: 'proposeHandPayout',
  },
  {
    label: 'Coins that aren’t traded',
    path: '/backoffice/prices?closed=1',
    also: 'price paused closed source',
    call: 'deskPrices',
  },
  {
    label: 'Coins that differ from their listing',
    path: '/backoffice/coins?changed=1',
    also: 'closed maintenance minimum confirmations',
    call: 'deskCoins',
  },
  {
    label: 'Close a coin',
    path: '/backoffice/coins',
    also: 'maintenance switch off',
    call: 'closeCoin',
  },
  {
    label: 'Change fees',
    path: '/backoffice/fees',
    also: 'spread pair limit take back undo',
    call: 'proposeTrading',
  },
  { label: 'Invite a member', path: '/backoffice/staff', call: 'staffInvite' },
  { label: 'Add a passkey', path: '/backoffice/sessions#passkeys', call: 'staffAddPasskey' },
  { label: 'Keyboard shortcuts', opens: SHORTCUTS_SHEET, also: 'help keys', call: 'staffMe' },
  { label: 'Export customers as CSV', path: '/api/backoffice/customers.csv', call: 'customersCsv' },
  { label: 'Export orders as CSV', path: '/api/backoffice/orders.csv', call: 'deskOrdersCsv' },
  { label: 'Export the audit log as CSV', path: '/api/backoffice/audit.csv', call: 'auditLogCsv' },
]

/** What a member’s palette offers: pages and acts of the role. While payouts are stopped, they can’t be stopped again. */
export function paletteEntries({ calls, stopped }: StaffMe): readonly PaletteEntry[] {
  const pages = sections.map(({ call, label, path }) => ({ call, label, path, also: 'page' }))
  return [...pages, ...acts].filter(
    ({ call, opens }: PaletteEntry & { readonly call: string }) =>
      calls.includes(call) && (opens !== EMERGENCY_SHEET || stopped === null),
  )
}
