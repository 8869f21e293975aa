import type { PartData } from './part-data.ts'

/** Reads what our own server wrote for a part of this page: the page and its scripts are of one build. */
export function readPartData<Props>(text: string): PartData<Props> {
  return JSON.parse(text) as PartData<Props>
}
