export { type Failed, type Failure, fail, type Ok, ok, type Result } from './result.ts'
