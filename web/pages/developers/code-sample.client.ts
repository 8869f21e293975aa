import { hydrateIsland } from '../../islands/index.ts'
import { codeSample } from './code-sample.tsx'

hydrateIsland(codeSample)
