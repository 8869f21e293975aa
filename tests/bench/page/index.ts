export { homePageLoad } from './home-page-load.bench.ts'
