export { MessagesProvider, type MessagesProviderProps } from './messages-provider.tsx'
export { Phrase, type PhraseProps } from './phrase.tsx'
export { useTranslate } from './use-translate.ts'
