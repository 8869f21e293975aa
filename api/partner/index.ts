export { registerPartnerRoutes } from './register-partner-routes.ts'
