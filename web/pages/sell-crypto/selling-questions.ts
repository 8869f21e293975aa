import type { MessageKey } from '@causeway/content/messages'

/** What people ask before they sell; each is true of this exchange as it stands. */
export const sellingQuestions = [
  { question: 'sellCrypto.whoQuestion', answer: 'sellCrypto.whoAnswer' },
  { question: 'sellCrypto.costQuestion', answer: 'sellCrypto.costAnswer' },
  { question: 'sellCrypto.papersQuestion', answer: 'sellCrypto.papersAnswer' },
  { question: 'sellCrypto.priceQuestion', answer: 'sellCrypto.priceAnswer' },
] as const satisfies readonly { readonly question: MessageKey; readonly answer: MessageKey }[]
