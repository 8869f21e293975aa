import { wakePart } from '../live-parts/index.ts'
import { homeExchange } from './home-exchange.tsx'

wakePart(homeExchange)
