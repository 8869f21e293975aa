import { wakePart } from '../../live-parts/index.ts'
import { codeSample } from './code-sample.tsx'

wakePart(codeSample)
