export { LanguageContext } from './language-context.ts'
export { pageTexts } from './page-texts.ts'
export { useLanguage } from './use-language.ts'
export { useLocalPath } from './use-local-path.ts'
