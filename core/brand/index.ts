export type { BrandLogo, BrandLook, LogoImage } from './brand-look.ts'
export { type AccentColours, type BrandPalette, brandPalette } from './brand-palette.ts'
export { judgeAccent } from './judge-accent.ts'
export { type ColourScheme, surfaces } from './surfaces.ts'
