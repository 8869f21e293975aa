export { apiCalls } from './api-calls.ts'
export { registerWebRoutes } from './register-web-routes.ts'
