const titles: Readonly<Record<string, string>> = {
  'order.release': 'Release an order',
  'order.refund': 'Refund an order',
  'staff.invite': 'Invite a member',
  'staff.role': 'Change a member’s role',
  'staff.reset': 'Give a member a new link',
}

/** What a kind of proposal would do, in words. */
export function proposalTitle(kind: string): string {
  return titles[kind] ?? kind
}

/** JSON of an event in words: `txId 4f…, confirmations 3`; empty where it says nothing. */
export function factsText(json: string): string {
  const read: unknown = JSON.parse(json)
  if (typeof read !== 'object' || read === null) return json
  return Object.entries(read)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}
