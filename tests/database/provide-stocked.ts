import { provideStockedData } from '../support/index.ts'

/** For the integration tests and those in a browser: see `provideStockedData`. */
export default provideStockedData
