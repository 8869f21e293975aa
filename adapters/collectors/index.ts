export { createHttpCollector, type HttpCollectorNeeds } from './create-http-collector.ts'
