import type { MessageKey } from '@causeway/content/messages'

/** Every panel of the sandbox by its anchor, in the order of the page. */
export const panelTitles = {
  pay: 'sandbox.payTitle',
  address: 'sandbox.addressTitle',
  wallet: 'sandbox.walletTitle',
  screening: 'sandbox.riskTitle',
  world: 'sandbox.worldTitle',
  site: 'sandbox.siteTitle',
  fiat: 'sandbox.fiatTitle',
  mail: 'sandbox.mailTitle',
  funds: 'sandbox.fundsTitle',
  names: 'sandbox.namesTitle',
  ledger: 'sandbox.ledgerTitle',
} as const satisfies Record<string, MessageKey>

export type PanelId = keyof typeof panelTitles

/** The anchors in the order of the page. */
export const panelIds = Object.keys(panelTitles).filter((id): id is PanelId => id in panelTitles)
