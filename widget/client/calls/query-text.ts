/** Writes the query of an address; what is undefined is left out. */
export function queryText(values: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) given.set(name, value)
  }
  return given.toString()
}
