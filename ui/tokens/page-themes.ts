/** Looks of the stage behind header and hero; a page names one in `web/pages.ts`, set as `data-page-theme`. */
export const pageThemes = [
  'black',
  'classic-gray',
  'white',
  'light-gray',
  'gray-transparent',
] as const

export type PageTheme = (typeof pageThemes)[number]
