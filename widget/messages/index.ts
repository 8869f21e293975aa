export { MessagesProvider } from './messages-provider.tsx'
export { Phrase } from './phrase.tsx'
export { useLanguageTag } from './use-language-tag.ts'
export { useTranslate } from './use-translate.ts'
