/** What the customer types on step 1. Empty text means: not given. */
export type OrderFields = {
  readonly destinationAddress: string
  readonly extraId: string
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
    refundAddress: text('refundAddress'),
    refundExtraId: text('refundExtraId'),
    email: text('email'),
    agreed: form.get('agreed') !== null,
  }
}
