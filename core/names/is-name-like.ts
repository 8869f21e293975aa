const LONGEST_ENDING = 20

/**
 * Whether a text is meant as a readable name ("alice.eth") and not as an address: an ending of letters behind a dot.
 * Says nothing of whether the name is well-formed. EOS accounts may hold dots too: ask only where the text is no
 * address of the coin.
 */
export function isNameLike(text: string): boolean {
  const name = text.trim()
  const dot = name.search(/[.。．｡]/u)
  if (dot < 1 || /[:/?@\s]/.test(name)) return false
  const ending = name.split(/[.。．｡]/u).at(-1) ?? ''
  return ending.length >= 1 && ending.length <= LONGEST_ENDING && !/^\d+$/.test(ending)
}
