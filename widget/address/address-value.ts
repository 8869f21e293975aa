/** What the customer has put into an address field. */
export type AddressValue = {
  /** An address, or a name that stands for one: "alice.eth". */
  readonly text: string
  readonly extraId: string
  /** Said: this address needs no extra id, although its coin knows one (ADR 0012). */
  readonly noExtraId: boolean
}

export const emptyAddress: AddressValue = { text: '', extraId: '', noExtraId: false }

/** The extra id as calls take it: null while nothing was said, empty where the address needs none. */
export function saidExtraId({ extraId, noExtraId }: Omit<AddressValue, 'text'>): string | null {
  return extraId === '' && !noExtraId ? null : extraId
}
