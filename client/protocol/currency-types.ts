/** What getCurrenciesFull says of a coin. */
export type CurrencyDetails = {
  readonly name: string
  /** Names the coin in all requests. */
  readonly ticker: string
  readonly fullName: string
  readonly enabled: boolean
  /** Customers can pay with it. */
  readonly enabledFrom: boolean
  /** Customers can receive it. */
  readonly enabledTo: boolean
  readonly fixRateEnabled: boolean
  /** Confirmations after which a payment is exchanged. */
  readonly payinConfirmations: number
  /** What its addresses need in addition, such as `Destination Tag`. */
  readonly extraIdName: string | null
  /** Block explorer, with `%1$s` in place of the address. */
  readonly addressUrl: string
  /** Block explorer, with `%1$s` in place of the transaction ID. */
  readonly transactionUrl: string
  readonly image: string
  /** Milliseconds that a customer has to pay an order at a guaranteed rate. */
  readonly fixedTime: number
  readonly contractAddress: string | null
  /** Token standard or chain, such as `ERC20` or `BTC`. */
  readonly protocol: string
  readonly blockchain: string
  readonly notifications: Readonly<Record<string, unknown>>
}

export type AddressParams = {
  readonly currency: string
  readonly address: string
  readonly extraId?: string | null
}

/** Whether an address can be paid. */
export type AddressCheck =
  | { readonly result: true }
  | { readonly result: false; readonly message: string }
