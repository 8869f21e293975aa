import { hydrateIsland } from '../../../islands/index.ts'
import { widgetBuilder } from './widget-builder.tsx'

hydrateIsland(widgetBuilder)
