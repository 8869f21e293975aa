import type { IslandData } from './island-data.ts'

/**
 * Reads what our own server wrote for an island: the page and its scripts are of one build. Null where the page has no
 * such island, for example because it shows an error instead.
 */
export function islandDataIn<Props>(page: Document, name: string): IslandData<Props> | null {
  const text = page.querySelector(`[data-island-data="${name}"]`)?.textContent ?? null
  return text === null ? null : (JSON.parse(text) as IslandData<Props>)
}
