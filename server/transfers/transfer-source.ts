import type { TransferSource } from '@causeway/core/ports'

/** A source as the text of a row: `hot`, or the index of a pay-in address. */
export function storeSource(source: TransferSource): string {
  return String(source)
}

/** The source that a row names. Throws where it is none. */
export function readSource(text: string): TransferSource {
  if (text === 'hot') return text
  const index = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(index)) {
    throw new Error(`${text} is no source of a transfer`)
  }
  return index
}
