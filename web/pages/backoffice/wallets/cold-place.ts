type Place = { readonly address: string; readonly extraId: string | null }

/** What the form for moving coins is filled in with. */
export type WantedMove = { readonly asset: string; readonly amount: string }

/** An address of cold storage as one text, as the operator writes it: `r…/12345`. */
export function placeText({ address, extraId }: Place): string {
  return extraId === null ? address : `${address}/${extraId}`
}

/** The address and memo of such a text. No address has a slash. */
export function readPlace(text: string): Place {
  const slash = text.indexOf('/')
  return slash < 0
    ? { address: text, extraId: null }
    : { address: text.slice(0, slash), extraId: text.slice(slash + 1) }
}
