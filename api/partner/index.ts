export { createOrderDescriber } from './order-out.ts'
export { registerPartnerRoutes } from './register-partner-routes.ts'
