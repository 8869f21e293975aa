export { formatDate, formatDateTime } from './format-date-time.ts'
export { pageTexts } from './page-texts.ts'
export { LanguageContext, useLanguage, useLocalPath } from './use-language.ts'
