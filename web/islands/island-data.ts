import type { LanguageCode } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'

/** What an island is hydrated with. */
export type IslandData<Props> = {
  readonly props: Props
  readonly language: LanguageCode
  readonly messages: Messages
  readonly prefetch: readonly string[]
}

/** JSON that cannot end the script element it stands in. */
export function writeIslandData(data: IslandData<object>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
