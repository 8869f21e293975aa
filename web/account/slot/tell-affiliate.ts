import type { AccountState } from './account-state.ts'

/** Lets the page's navigation name the pages of affiliates, to them alone (SHELL-16). */
export function tellAffiliate(account: AccountState): void {
  const isAffiliate = account.kind === 'in' && account.isAffiliate
  document.documentElement.toggleAttribute('data-affiliate', isAffiliate)
}
