const LONGEST_WHOLE = 20

/** For tables and headings: over 20 characters, the first 10, dots and the last 5 (TRACK-12). Never where money is about to be sent. */
export function shortenAddress(text: string): string {
  return text.length > LONGEST_WHOLE ? `${text.slice(0, 10)}...${text.slice(-5)}` : text
}

/**
 * Cuts a whole address into groups of four, the last perhaps shorter, for reading aloud and comparing (TRACK-12). The
 * gaps belong to the page's looks, not to the text: what is copied must have none.
 */
export function groupCharacters(text: string): readonly string[] {
  return text.match(/.{1,4}/gsu) ?? []
}
