import type { Answer } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'

/** Names with commas between them, all of which have to be known; null where none were given. */
export function namedIn<Name extends string>(
  text: string | undefined,
  known: readonly Name[],
  field: string,
): Answer<readonly Name[] | null, 'field_malformed'> {
  if (text === undefined || text === '') return { ok: true, status: 200, body: null }
  const names: Name[] = []
  for (const given of text.split(',')) {
    const name = known.find((each) => each === given.trim())
    if (name === undefined) {
      const problem = `cannot hold "${given.trim().slice(0, 40)}"; it may hold ${known.join(', ')}`
      return refuseRequest({ code: 'field_malformed', field, fields: [{ field, problem }] })
    }
    names.push(name)
  }
  return { ok: true, status: 200, body: names }
}
