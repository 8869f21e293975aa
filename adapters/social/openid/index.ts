export { createOpenidSocial, type OpenidNeeds } from './create-openid-social.ts'
