export { MessagesProvider } from './messages-provider.tsx'
export { Phrase } from './phrase.tsx'
export { useLanguageTag, useTranslate } from './use-translate.ts'
