import { emptyOrderFields, type OrderFields } from './order-fields.ts'

/** What was typed on step 1, with the pair it was typed for. */
export type OrderDraft = {
  readonly from: string
  readonly to: string
  readonly fields: OrderFields
}

type Reader = Pick<Storage, 'getItem'>
type Keeper = Pick<Storage, 'setItem' | 'removeItem'>

const KEY = 'order-draft'

/**
 * What this tab has kept for a pair: addresses only for the coins they are for, so that none is shown under another
 * coin. Null where there is nothing.
 */
export function readOrderDraft(
  storage: Reader,
  pair: { readonly from: string; readonly to: string },
): OrderFields | null {
  const kept = readKept(storage)
  if (kept === null) return null
  const { from, to, fields } = kept
  const destination = {
    destinationAddress: fields.destinationAddress,
    extraId: fields.extraId,
    noExtraId: fields.noExtraId,
    newAccountKey: fields.newAccountKey,
  }
  const refund = { refundAddress: fields.refundAddress, refundExtraId: fields.refundExtraId }
  return {
    ...emptyOrderFields,
    ...(to === pair.to ? destination : {}),
    ...(from === pair.from ? refund : {}),
    email: fields.email,
    agreed: fields.agreed,
  }
}

/** Keeps what was typed until the tab is closed: for a reload, a step back, another language. */
export function keepOrderDraft(storage: Keeper, draft: OrderDraft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs only the convenience.
  }
}

/** Forgets the draft once its order exists. */
export function forgetOrderDraft(storage: Keeper): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // As above.
  }
}

function readKept(storage: Reader): OrderDraft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || !isRecord(kept.fields)) return null
    const { from, to, fields } = kept
    if (typeof from !== 'string' || typeof to !== 'string') return null
    const text = (name: keyof OrderFields) => {
      const value = fields[name]
      return typeof value === 'string' ? value : ''
    }
    return {
      from,
      to,
      fields: {
        ...emptyOrderFields,
        destinationAddress: text('destinationAddress'),
        extraId: text('extraId'),
        noExtraId: fields.noExtraId === true,
        refundAddress: text('refundAddress'),
        refundExtraId: text('refundExtraId'),
        email: text('email'),
        agreed: fields.agreed === true,
        newAccountKey: text('newAccountKey'),
      },
    }
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
