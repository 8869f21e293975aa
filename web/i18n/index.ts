export { pageLanguage } from './page-language.ts'
export { pageTexts } from './page-texts.ts'
