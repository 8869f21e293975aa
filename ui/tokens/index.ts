export { type PageTheme, pageThemes } from './page-themes.ts'
