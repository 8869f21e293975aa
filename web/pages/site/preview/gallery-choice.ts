/** What the gallery shows, one part at a time. */
export const galleryParts = [
  'components',
  'form',
  'address',
  'order',
  'buy',
  'sign-in',
  'account',
] as const
export type GalleryPart = (typeof galleryParts)[number]

/** Widths at which pages are looked at: a phone, a tablet, a desk. */
export const galleryWidths = [390, 768, 1440] as const

/** What an address of the gallery asks for. */
export type GalleryChoice = {
  readonly part: GalleryPart
  /** Title of the one example to show; null for all. */
  readonly example: string | null
  readonly theme: 'light' | 'dark'
  /** Null: as wide as the window. */
  readonly width: (typeof galleryWidths)[number] | null
  /** Without the site around it, for a frame of the gallery itself. */
  readonly isFramed: boolean
}

/** Reads the address of the gallery; what it does not know is as if it were not there. */
export function readGalleryChoice(query: URLSearchParams): GalleryChoice {
  return {
    part: galleryParts.find((part) => part === query.get('part')) ?? 'components',
    example: query.get('example'),
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    width: galleryWidths.find((width) => `${width}` === query.get('width')) ?? null,
    isFramed: query.get('framed') === 'true',
  }
}

/** The query of the gallery for a choice. */
export function galleryQuery(choice: GalleryChoice): string {
  const { part, example, theme, width, isFramed } = choice
  return `?${new URLSearchParams({
    part,
    theme,
    ...(example === null ? {} : { example }),
    ...(width === null ? {} : { width: `${width}` }),
    ...(isFramed ? { framed: 'true' } : {}),
  })}`
}
