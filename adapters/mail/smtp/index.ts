export { createSmtpMail, type SmtpConfig, type SmtpMail } from './create-smtp-mail.ts'
