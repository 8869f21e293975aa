export { createSandboxMail } from './create-sandbox-mail.ts'
