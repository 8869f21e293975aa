import type { Translate } from '@causeway/content/messages'
import type { Statistics } from '../statistics-data.ts'

/** What a source is called: the affiliate's own link, a tool by its name, or an id that no tool of theirs has. */
export function sourceName(source: string, tools: Statistics['tools'], t: Translate): string {
  if (source === 'own') return t('earnStatistics.ownLink')
  return tools.find(({ id }) => id === source)?.name ?? source
}
