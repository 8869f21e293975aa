export { createSmtpMail } from './create-smtp-mail.ts'
