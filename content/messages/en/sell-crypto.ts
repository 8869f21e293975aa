import type { NamespaceMessages } from '../message.ts'

/** Beside the form of selling coins for money of states; providers pay it out. */
export const sellCrypto = {
  metaTitle: 'Sell crypto for money in your bank · {brand}',
  metaDescription:
    'Compare what several providers pay you for your coins, with every fee taken off, and have the money sent to your bank. No account is needed here.',
  title: 'Sell crypto for money in your bank',
  lead: 'Several providers are asked at once. You see what each would pay after every fee, and sell to the one you choose.',
  howTitle: 'How selling works',
  compareTitle: 'Compare',
  compareText:
    'Say which coin, how much of it, and where your bank is. The offers come as the providers answer, and the one that gives you most is marked.',
  addressTitle: 'Give an address for the way back',
  addressText:
    'If a sale cannot be carried out, the provider sends the coins back there. The address is checked first.',
  sendTitle: 'Send the coins',
  sendText:
    'On the provider’s page you say where the money is to go. Then your order here shows the address that the coins go to.',
  paidTitle: 'Get the money',
  paidText:
    'The provider pays once it has the coins. The order page shows how far it is; how long the transfer takes is up to your bank.',
  questionsTitle: 'Questions before you sell',
  whoQuestion: 'Who buys my coins?',
  whoAnswer:
    'The provider that you choose. Your coins and your bank details go to it alone; this site never holds either.',
  costQuestion: 'What does it cost?',
  costAnswer:
    'Each offer shows what is left after the provider’s fees. Your wallet pays the network for sending the coins. This site adds nothing to the price.',
  papersQuestion: 'Must I say who I am?',
  papersAnswer:
    'Not here. The provider pays money to a bank, so it may ask for your name or papers on its own page.',
  priceQuestion: 'Is the price certain?',
  priceAnswer:
    'An offer is what the provider names at this moment. It confirms the price on its own page, before you send anything.',
} as const satisfies NamespaceMessages
