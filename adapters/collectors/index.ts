export { createHttpCollector } from './create-http-collector.ts'
