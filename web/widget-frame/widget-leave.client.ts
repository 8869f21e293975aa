import { hydrateIsland } from '../islands/index.ts'
import { widgetLeave } from './widget-leave.tsx'

hydrateIsland(widgetLeave)
