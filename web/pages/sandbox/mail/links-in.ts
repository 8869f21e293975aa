/** Addresses that stand in a mail's text, each once, in order. */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"\u2066-\u2069]+/g) ?? []
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)]+$/, '')))]
}
