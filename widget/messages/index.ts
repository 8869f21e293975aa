export { MessagesProvider, type MessagesProviderProps } from './messages-provider.tsx'
export { Phrase, type PhraseProps } from './phrase.tsx'
export { useLanguageTag } from './use-language-tag.ts'
export { useTranslate } from './use-translate.ts'
