export { askedLanguage, errorMessage } from './error-message.ts'
