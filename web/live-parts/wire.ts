import type { PartData } from './part-data.ts'

/**
 * Reads what our own server wrote for a part of a page: the page and its scripts are of one build. Null where the page
 * has no such part, as one that shows an error instead.
 */
export function partDataIn<Props>(page: Document, name: string): PartData<Props> | null {
  const text = page.querySelector(`[data-live-part-data="${name}"]`)?.textContent ?? null
  return text === null ? null : (JSON.parse(text) as PartData<Props>)
}
