export { loader } from './manifest.server.ts'
