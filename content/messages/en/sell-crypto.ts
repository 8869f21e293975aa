import type { NamespaceMessages } from '../message.ts'

/** Beside the form of selling coins for money of states; providers pay it out. */
export const sellCrypto = {
  metaTitle: 'Sell crypto to your bank account · {brand}',
  metaDescription:
    'Compare what several providers pay for your crypto, all fees included, and get the money in your bank account. No account needed here.',
  title: 'Sell crypto to your bank account',
  lead: 'Compare payouts from several providers, all fees included, and sell to the one you choose.',
  howTitle: 'How selling works',
  compareTitle: 'Compare',
  compareText:
    'Enter a coin, an amount and your bank’s country. Offers appear as providers reply, and the one that gives you the most is marked.',
  addressTitle: 'Enter a refund address',
  addressText:
    'If the sale fails, the provider sends your coins back there. We check the address first.',
  sendTitle: 'Send your coins',
  sendText:
    'Tell the provider on its site where to send your money. Your order page then shows the deposit address.',
  paidTitle: 'Get your money',
  paidText:
    'The provider pays once it has your coins. The order page shows the progress. How long the transfer takes depends on your bank.',
  questionsTitle: 'Questions before you sell',
  whoQuestion: 'Who buys my coins?',
  whoAnswer:
    'The provider you choose. Only the provider gets your coins and bank details. We never hold either.',
  costQuestion: 'What does it cost?',
  costAnswer:
    'Each offer shows what you get after the provider’s fees. Your wallet also pays a network fee to send the coins. We add nothing to the price.',
  papersQuestion: 'Do I need to verify my identity?',
  papersAnswer:
    'Not here. The provider pays into your bank account, so it may ask for your name or an ID on its own site.',
  priceQuestion: 'Is the price final?',
  priceAnswer:
    'An offer is the provider’s current price. It confirms the final price on its own site before you send anything.',
} as const satisfies NamespaceMessages
