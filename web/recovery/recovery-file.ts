/** A file as the browser saves it. */
export type TextFile = { readonly name: string; readonly type: string; readonly text: string }

/** Has the browser save a text as a file. Nothing leaves the page. */
export function downloadText({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of the file by the time this runs.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

export type RecoverableOrder = {
  readonly transactionId: string
  /** The secret link of the order. */
  readonly link: string
  readonly createdAt: string
  readonly currencyFrom: string
  readonly currencyTo: string
}

/** A small file that brings its holder back to an order: what it is for, in words, and the secret link. */
export function recoveryFile(about: string, order: RecoverableOrder): TextFile {
  return {
    name: `order-${order.transactionId.slice(0, 8)}.json`,
    type: 'application/json',
    text: `${JSON.stringify({ about, ...order }, null, 2)}\n`,
  }
}
