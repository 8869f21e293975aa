export { createCalls } from './create-calls.ts'
export { createSandboxCalls, type SandboxNeeds } from './create-sandbox-calls.ts'
export type { LocaleTexts, Translation } from './locale-texts.ts'
export { registerWebRoutes, type WebOptions } from './register-web-routes.ts'
