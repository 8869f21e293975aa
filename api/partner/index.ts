export { type PartnerOptions, registerPartnerRoutes } from './register-partner-routes.ts'
