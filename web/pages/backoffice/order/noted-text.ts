/** What a member reads after leaving a note: that it is saved, and who was notified. */
export function notedText(reply: unknown): string {
  const names = notifiedIn(reply)
  return names.length === 0
    ? 'The note is saved.'
    : `The note is saved. Notified by mail: ${names.join(', ')}.`
}

function notifiedIn(reply: unknown): readonly string[] {
  if (typeof reply !== 'object' || reply === null || !('notified' in reply)) return []
  const { notified } = reply
  return Array.isArray(notified) ? notified.map(({ name }: { name: string }) => name) : []
}
