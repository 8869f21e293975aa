import { hydrateIsland } from '../islands/index.ts'
import { widgetExchange } from './widget-exchange.tsx'

hydrateIsland(widgetExchange)
