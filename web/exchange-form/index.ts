export { type HomeExchangeProps, homeExchange } from './home-exchange.tsx'
export { loadExchangeForm } from './load-exchange-form.ts'
