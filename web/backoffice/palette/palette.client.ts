import { openPalette } from './open-palette.ts'

openPalette(document)
