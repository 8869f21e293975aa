/** What the customer types on step 1, and what was found out about it. Empty text means: not given. */
export type OrderFields = {
  /** An address; on step 1 also a name that stands for one. */
  readonly destinationAddress: string
  readonly extraId: string
  /** The destination needs no extra id although its coin knows one: said, not just left out. */
  readonly noExtraId: boolean
  readonly refundAddress: string
  readonly refundExtraId: string
  readonly email: string
  readonly agreed: boolean
  /** The names that the addresses came from, and who told them (EXCH-03). Step 2 has them. */
  readonly destinationAlias: string
  readonly destinationAliasProvider: string
  readonly refundAlias: string
  readonly refundAliasProvider: string
  /** Public key of the EOS account that is to be made (EXCH-09). */
  readonly newAccountKey: string
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
  destinationAlias: '',
  destinationAliasProvider: '',
  refundAlias: '',
  refundAliasProvider: '',
  newAccountKey: '',
}

/** Reads the fields of a posted form. */
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
    destinationAlias: text('destinationAlias'),
    destinationAliasProvider: text('destinationAliasProvider'),
    refundAlias: text('refundAlias'),
    refundAliasProvider: text('refundAliasProvider'),
    newAccountKey: text('newAccountKey'),
  }
}

/** The fields as step 1 shows them: the names that were typed, not the addresses they stood for. */
export function asTyped(fields: OrderFields): OrderFields {
  return {
    ...fields,
    destinationAddress: fields.destinationAlias || fields.destinationAddress,
    refundAddress: fields.refundAlias || fields.refundAddress,
    destinationAlias: '',
    destinationAliasProvider: '',
    refundAlias: '',
    refundAliasProvider: '',
  }
}
