export type { LegalPage } from './legal-page.ts'
export { privacyPolicy, termsOfUse } from './legal-texts.ts'
