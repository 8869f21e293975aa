import { ofStaff } from './page-kinds.ts'

/** The pages of the back office: rows of the one table of pages. */
export const backofficePages = [
  { ...ofStaff, id: 'backoffice', path: 'backoffice', folder: 'backoffice/overview' },
  {
    ...ofStaff,
    id: 'backoffice-sign-in',
    path: 'backoffice/sign-in',
    folder: 'backoffice/sign-in',
  },
  {
    ...ofStaff,
    id: 'backoffice-invitation',
    path: 'backoffice/invitation/:token',
    folder: 'backoffice/invitation',
  },
  { ...ofStaff, id: 'backoffice-orders', path: 'backoffice/orders', folder: 'backoffice/orders' },
  {
    ...ofStaff,
    id: 'backoffice-order',
    path: 'backoffice/orders/:code',
    folder: 'backoffice/order',
  },
  {
    ...ofStaff,
    id: 'backoffice-customers',
    path: 'backoffice/customers',
    folder: 'backoffice/customers',
  },
  {
    ...ofStaff,
    id: 'backoffice-customer',
    path: 'backoffice/customers/:id',
    folder: 'backoffice/customer',
  },
  {
    ...ofStaff,
    id: 'backoffice-approvals',
    path: 'backoffice/approvals',
    folder: 'backoffice/approvals',
  },
  { ...ofStaff, id: 'backoffice-staff', path: 'backoffice/staff', folder: 'backoffice/staff' },
  {
    ...ofStaff,
    id: 'backoffice-wallets',
    path: 'backoffice/wallets',
    folder: 'backoffice/wallets',
  },
  {
    ...ofStaff,
    id: 'backoffice-unmatched',
    path: 'backoffice/unmatched',
    folder: 'backoffice/unmatched',
  },
  { ...ofStaff, id: 'backoffice-stop', path: 'backoffice/stop', folder: 'backoffice/stop' },
  { ...ofStaff, id: 'backoffice-prices', path: 'backoffice/prices', folder: 'backoffice/prices' },
  {
    ...ofStaff,
    id: 'backoffice-price',
    path: 'backoffice/prices/:asset',
    folder: 'backoffice/price',
  },
  { ...ofStaff, id: 'backoffice-coins', path: 'backoffice/coins', folder: 'backoffice/coins' },
  {
    ...ofStaff,
    id: 'backoffice-coin',
    path: 'backoffice/coins/:asset',
    folder: 'backoffice/coin',
  },
  { ...ofStaff, id: 'backoffice-fees', path: 'backoffice/fees', folder: 'backoffice/fees' },
  { ...ofStaff, id: 'backoffice-setup', path: 'backoffice/setup', folder: 'backoffice/setup' },
  { ...ofStaff, id: 'backoffice-health', path: 'backoffice/health', folder: 'backoffice/health' },
  {
    ...ofStaff,
    id: 'backoffice-runbook',
    path: 'backoffice/runbooks/:name',
    folder: 'backoffice/runbook',
  },
  { ...ofStaff, id: 'backoffice-wall', path: 'backoffice/wall', folder: 'backoffice/wall' },
  { ...ofStaff, id: 'backoffice-audit', path: 'backoffice/audit', folder: 'backoffice/audit' },
  {
    ...ofStaff,
    id: 'backoffice-sessions',
    path: 'backoffice/sessions',
    folder: 'backoffice/sessions',
  },
] as const
