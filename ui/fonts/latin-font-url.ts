// The one font file of the first load, for a preload link. Further scripts load by unicode-range.
export { default as latinFontUrl } from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
