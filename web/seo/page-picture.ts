/** Size in CSS pixels of the pictures that link previews show. */
const pictureSize = { width: 1200, height: 630 } as const

/** What a page's tags say of the picture that previews of it show; the server draws it from the page (PAGE-02). */
export function pictureTags(canonical: string, title: string) {
  const { origin, pathname } = new URL(canonical)
  const path = pathname === '/' ? '/index' : pathname
  return [
    { property: 'og:image', content: `${origin}/og${path}.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(pictureSize.width) },
    { property: 'og:image:height', content: String(pictureSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
