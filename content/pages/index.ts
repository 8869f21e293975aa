export type { LegalPage } from './legal-page.ts'
export { privacyPolicy } from './privacy-policy.ts'
export { termsOfUse } from './terms-of-use.ts'
