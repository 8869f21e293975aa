import { secretInFragment } from '@causeway/core/orders'

/** An order and the secret that lets its holder decide about it. */
type SecretOrder = { readonly transactionId: string; readonly holderSecret: string }

const ORDER_PATH = /\/transaction\/([\w-]{22})$/

/** The order and the secret of a recovery file; null where a text is none. */
export function readRecoveryFile(text: string): SecretOrder | null {
  const link = linkOf(text)
  if (link === null || !URL.canParse(link)) return null
  const { pathname, hash } = new URL(link)
  const transactionId = ORDER_PATH.exec(pathname)?.[1]
  const holderSecret = secretInFragment(hash)
  return transactionId === undefined || holderSecret === null
    ? null
    : { transactionId, holderSecret }
}

function linkOf(text: string): string | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' &&
      read !== null &&
      'link' in read &&
      typeof read.link === 'string'
      ? read.link
      : null
  } catch {
    return null
  }
}
