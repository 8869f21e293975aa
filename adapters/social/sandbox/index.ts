export { createSandboxSocial } from './create-sandbox-social.ts'
