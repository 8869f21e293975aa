import type { ApiCall } from '@causeway/api/contract'

/** Calls whose paths begin alike: `/api/exchange`. */
export type CallGroup = { readonly path: string; readonly calls: readonly ApiCall[] }

/** Calls by the first part of their path behind `/api`, in the order in which the description has them. */
export function callGroups(calls: readonly ApiCall[]): readonly CallGroup[] {
  const groups = new Map<string, ApiCall[]>()
  for (const call of calls) {
    const path = call.path.split('/').slice(0, 3).join('/')
    const group = groups.get(path)
    if (group === undefined) groups.set(path, [call])
    else group.push(call)
  }
  return [...groups].map(([path, grouped]) => ({ path, calls: grouped }))
}
