/** The fields of the account's forms, by the names of their inputs. */
export type FieldName =
  | ('email' | 'oldPassword' | 'newPassword' | 'password' | 'code' | 'name')
  | ('networks' | 'publicKey' | 'url' | 'widgetSites')
  | ('website' | 'about' | 'address')

export type FieldErrors = { readonly [Name in FieldName]?: string }

/** What came of a change of the account, in words for who asked for it. */
export type Outcome =
  | { readonly isDone: true; readonly message: string }
  | {
      readonly isDone: false
      /** Null where the fields say it all. */
      readonly message: string | null
      readonly fields: FieldErrors
      /** Public codes of orders that must end first. */
      readonly openOrders: readonly string[]
    }

export type Refusal = Extract<Outcome, { readonly isDone: false }>

/** A refusal that says one thing. */
export function refused(message: string | null, more: Partial<Refusal> = {}): Refusal {
  return {
    isDone: false,
    message,
    fields: {},
    openOrders: [],
    ...more,
  }
}
