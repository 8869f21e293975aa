import { hydrateIsland } from '../../../islands/index.ts'
import { apiConsole } from './api-console.tsx'

hydrateIsland(apiConsole)
