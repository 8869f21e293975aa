export { createOpenidSocial } from './create-openid-social.ts'
