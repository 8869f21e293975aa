/**
 * Cuts a whole address into groups of four, the last perhaps shorter, for reading aloud and comparing (TRACK-12). The
 * gaps belong to the page's looks, not to the text: what is copied must have none.
 */
export function groupCharacters(text: string): readonly string[] {
  return text.match(/.{1,4}/gsu) ?? []
}
