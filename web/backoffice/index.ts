export { ActForm, ActNotice, CodeField, ReasonField } from './act-form.tsx'
export { type Acted, actOn, codeThenAct, keepTyped, textIn } from './act-on.ts'
export { BackofficeFrame } from './backoffice-frame.tsx'
export { ChoiceField } from './choice-field.tsx'
export { CopyText } from './copying/copy-text.tsx'
export { DataTable, Facts, Panel, StateBadge } from './data-table.tsx'
export { DoorFrame } from './door-frame.tsx'
export { DayChart, DayStrip } from './health/health-charts.tsx'
export {
  healthSummary,
  networkOf,
  partName,
  runbookOf,
  stateWords,
} from './health/health-words.ts'
export { LiveRegion } from './live/live-region.tsx'
export { openDoor, openStaffPage, type StaffPage } from './open-staff-page.ts'
export { OrderTable, ProposalSubject } from './order-table.tsx'
export { pageNumber, pagesBeside } from './page-number.ts'
export { FieldGrid, Hint, Stack } from './page-parts.tsx'
export { askedOf, readPasskey } from './passkeys/passkey-answers.ts'
export { PasskeyForm, PasskeyReply, WithoutPasskeys } from './passkeys/passkey-parts.tsx'
export { HandNote } from './prices/hand-note.tsx'
export { ageText, closureText, farthestText, jumpText, partText } from './prices/price-words.ts'
export { factsText, intentFacts, outcomeText, proposalTitle } from './proposal-words.ts'
export { QrCode } from './qr-code.tsx'
export { sessionHeaders } from './session-headers.ts'
export { staffSeo } from './staff-seo.ts'
export {
  CoinCell,
  FilterForm,
  PageLinks,
  SendBadge,
  SentTransaction,
  TickBox,
} from './table-parts.tsx'
export { Time, TimesScript } from './times/times.tsx'
export { actOnTrading, type TradingActed } from './trading/act-on-trading.ts'
export { ProposedChanges } from './trading/change-list.tsx'
export { PayerFields } from './trading/payer-fields.tsx'
export { History, PreviewPanel } from './trading/trading-parts.tsx'
export {
  coinLabel,
  figureText,
  pairText,
  payerText,
  settingLabel,
  settingText,
} from './trading/trading-words.ts'
export { ActField, ActText, useTyped } from './typed-values.tsx'
export { RebalanceHint } from './wallets/rebalance-hint.tsx'
