import type { MessageKey } from '@causeway/content/messages'

/** What people ask before they buy; each is true of this exchange as it stands. */
export const questions = [
  { question: 'buying.whoQuestion', answer: 'buying.whoAnswer' },
  { question: 'buying.costQuestion', answer: 'buying.costAnswer' },
  { question: 'buying.accountQuestion', answer: 'buying.accountAnswer' },
  { question: 'buying.walletQuestion', answer: 'buying.walletAnswer' },
  { question: 'buying.declinedQuestion', answer: 'buying.declinedAnswer' },
] as const satisfies readonly { readonly question: MessageKey; readonly answer: MessageKey }[]
