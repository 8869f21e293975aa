/**
 * The mailbox behind an e-mail address, in lower case and without a tag (`anna+2@shop.example` is `anna@shop.example`):
 * one mailbox is one person, who must not approve with a second account (OPS-07).
 */
export function staffMailbox(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0] ?? ''}@${host}`
}
