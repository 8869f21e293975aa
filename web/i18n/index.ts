export { pageLanguage } from './page-language.ts'
export { type PageTexts, pageTexts } from './page-texts.ts'
