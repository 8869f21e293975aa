import type { MessageKey } from '@causeway/content/messages'

/** The words that the form of a rating offers. Programs may send others, which are not shown. */
export const tagWords: Readonly<Record<string, MessageKey>> = {
  fast: 'desk.tagFast',
  'good-rate': 'desk.tagGoodRate',
  easy: 'desk.tagEasy',
  clear: 'desk.tagClear',
  slow: 'desk.tagSlow',
  dear: 'desk.tagDear',
  confusing: 'desk.tagConfusing',
}
