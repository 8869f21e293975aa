/** What the service says of a domain. */
export type DomainReply = {
  /** Null where nobody has registered the domain. */
  readonly owner: string | null
  readonly records: ReadonlyMap<string, string>
}

/** Reads the reply of `GET /domains/{name}`; throws TypeError at what is none, or speaks of another domain. */
export function readDomainReply(text: string, asked: string): DomainReply {
  const parsed: unknown = JSON.parse(text)
  const meta = objectIn(parsed, 'meta')
  const domain = fieldOf(meta, 'domain')
  if (typeof domain !== 'string' || domain.toLowerCase() !== asked) {
    throw new TypeError('The reply is not of the domain that was asked for')
  }
  const owner = fieldOf(meta, 'owner')
  if (owner !== null && owner !== undefined && typeof owner !== 'string') {
    throw new TypeError('The owner is no text')
  }
  const records = new Map<string, string>()
  for (const [key, value] of Object.entries(objectIn(parsed, 'records'))) {
    if (typeof value === 'string') records.set(key, value)
  }
  return { owner: owner || null, records }
}

function objectIn(value: unknown, name: string): object {
  const field = fieldOf(value, name)
  if (typeof field !== 'object' || field === null) throw new TypeError(`There is no ${name}`)
  return field
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) throw new TypeError(`There is no ${name}`)
  return Object.entries(value).find(([key]) => key === name)?.[1]
}
