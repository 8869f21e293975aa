export { askedLanguage, refusalText } from './refusal-text.ts'
