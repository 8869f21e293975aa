/** What the customer types on step 1. Empty text means: not given. */
export type OrderFields = {
  readonly destinationAddress: string
  readonly extraId: string
  /** The destination needs no extra id although its coin knows one: said, not just left out. */
  readonly noExtraId: boolean
  readonly refundAddress: string
  readonly refundExtraId: string
  readonly email: string
  readonly agreed: boolean
}

export type OrderFieldName = keyof OrderFields

export type OrderFieldErrors = { readonly [name in OrderFieldName]?: string }

export const emptyOrderFields: OrderFields = {
  destinationAddress: '',
  extraId: '',
  noExtraId: false,
  refundAddress: '',
  refundExtraId: '',
  email: '',
  agreed: false,
}

/** Reads the fields of step 1 from a posted form. */
export function readOrderFields(form: FormData): OrderFields {
  const text = (name: OrderFieldName) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    destinationAddress: text('destinationAddress'),
    extraId: text('extraId'),
    noExtraId: form.get('noExtraId') !== null,
    refundAddress: text('refundAddress'),
    refundExtraId: text('refundExtraId'),
    email: text('email'),
    agreed: form.get('agreed') !== null,
  }
}

/** The destination's extra id as calls take it: null while nothing was said, empty where it needs none. */
export function saidExtraId(fields: Pick<OrderFields, 'extraId' | 'noExtraId'>): string | null {
  return fields.extraId === '' && !fields.noExtraId ? null : fields.extraId
}
