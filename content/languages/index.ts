export { type Language, type LanguageCode, languageCodes } from './language.ts'
export { isLanguageCode, languageOf, languages } from './languages.ts'
export { localPath, splitLocalPath } from './local-path.ts'
