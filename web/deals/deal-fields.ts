/** What the step of the address asks for. Empty text means: not given. */
export type DealFields = {
  /** An address, or a name that stands for one. */
  readonly address: string
  readonly extraId: string
  /** The address needs no extra id although its coin knows one: said, not just left out. */
  readonly noExtraId: boolean
  readonly email: string
  readonly agreed: boolean
}

export type DealFieldErrors = { readonly [name in keyof DealFields]?: string }

export const emptyDealFields: DealFields = {
  address: '',
  extraId: '',
  noExtraId: false,
  email: '',
  agreed: false,
}

/** Reads the fields of a posted form. */
export function readDealFields(form: FormData): DealFields {
  const text = (name: keyof DealFields) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    address: text('address'),
    extraId: text('extraId'),
    noExtraId: form.get('noExtraId') !== null,
    email: text('email'),
    agreed: form.get('agreed') !== null,
  }
}
