import { hydrateIsland } from '../islands/index.ts'
import { homeExchange } from './home-exchange.tsx'

hydrateIsland(homeExchange)
