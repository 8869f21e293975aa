import type { Translate } from '@causeway/content/messages'
import { formatDateTime } from '../../i18n/index.ts'

/** "21 Nov 2026, 23:11" in UTC. */
export function formatMinute(iso: string, t: Translate): string {
  return formatDateTime(iso, t).slice(0, -':ss'.length)
}
