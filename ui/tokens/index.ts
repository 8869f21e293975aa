export type { PageTheme } from './page-themes.ts'
