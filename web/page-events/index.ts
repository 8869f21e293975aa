export { tellPage } from './tell-page.ts'
