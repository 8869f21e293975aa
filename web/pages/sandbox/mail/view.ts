export { loader } from './view.server.ts'
