import { type DealFields, emptyDealFields } from './deal-fields.ts'

type Reader = Pick<Storage, 'getItem'>
type Keeper = Pick<Storage, 'setItem'>

const KEY = 'deal-draft'

/** What was typed beside an offer, for one coin; `isSent`: an order was asked for with it. */
export type DealDraft = {
  readonly coin: string
  readonly fields: DealFields
  readonly isSent: boolean
}

/** What this tab has kept for a coin; null where there is nothing. Agreement holds for one order. */
export function readDealDraft(storage: Reader, coin: string): DealFields | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || kept.coin !== coin || !isRecord(kept.fields)) return null
    const { fields } = kept
    const text = (name: 'address' | 'extraId' | 'email') => {
      const value = fields[name]
      return typeof value === 'string' ? value : ''
    }
    return {
      ...emptyDealFields,
      address: text('address'),
      extraId: text('extraId'),
      noExtraId: fields.noExtraId === true,
      email: text('email'),
      agreed: fields.agreed === true && kept.isSent !== true,
    }
  } catch {
    return null
  }
}

/** Keeps what was typed until the tab is closed: for a reload, and for the way to the offers and back. */
export function keepDealDraft(storage: Keeper, draft: DealDraft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs only the convenience.
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
