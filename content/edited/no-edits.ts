import type { EditedTexts } from './operator-content.ts'

/** An operator who uses the product's own words. */
export const noEdits: EditedTexts = { pages: {}, phrases: {} }
