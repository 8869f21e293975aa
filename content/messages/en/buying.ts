import type { NamespaceMessages } from '../message.ts'

export const buying = {
  landingTitle: 'Buy crypto by card or bank transfer',
  landingLead:
    'Several providers are asked at once. You see what arrives after every fee, and pay on the page of the one you choose.',
  landingDescription:
    'Compare what several providers send you for your money, with every fee taken off, and buy from the one you choose. No account is needed here.',
  pairTitle: 'Buy {coin} with {fiat}',
  pairLead: 'What providers would send you for {amount} {fiat}, with every fee taken off.',
  pairDescription:
    'What {amount} {fiat} buys in {ticker} now at several providers, every fee taken off. Pay on the provider’s page, get the coins in your own wallet.',
  placeTitle: 'Buy {coin} with {fiat}: {place}',
  placeDescription:
    'Which providers sell {ticker} for {fiat}, and what {amount} {fiat} buys at each of them now, every fee taken off. Country: {place}.',
  offersTitle: '{amount} {fiat} in {ticker}',
  offersPlace: 'Offers of this moment for: {place}',
  noOffers: 'No provider makes an offer for this at the moment.',
  change: 'Change amount, coin or country',
  howTitle: 'How it works',
  compareTitle: 'Compare',
  compareText:
    'Say how much, which coin and where you are. The offers come as the providers answer, and the one that gives you most is marked.',
  addressTitle: 'Give your address',
  addressText:
    'The provider sends the coins there. The address is checked before anything is paid.',
  payTitle: 'Pay the provider',
  payText: 'You pay on its own page and come back here. The order page shows how far it is.',
  questionsTitle: 'Questions before you buy',
  whoQuestion: 'Who sells me the coins?',
  whoAnswer:
    'The provider that you choose. This site asks several at once and shows what each would give. Your payment and your papers go to the provider alone.',
  costQuestion: 'What does it cost?',
  costAnswer:
    'Each offer shows the amount that is left after the provider’s fees, and its fees where it names them. This site adds nothing to the price.',
  accountQuestion: 'Do I need an account?',
  accountAnswer:
    'Not here. The provider may ask for an e-mail address, your name or papers; each offer says which before you choose it.',
  walletQuestion: 'Where do the coins go?',
  walletAnswer: 'Straight to the address of your own wallet. This site never holds them.',
  declinedQuestion: 'What if my payment is declined?',
  declinedAnswer:
    'Then nothing is bought, and the order page says so. You can choose another provider. Money that was taken comes back from the provider.',
  courseTitle: '{coin} in US dollars: the last day',
  coinsTitle: 'Buy other coins with {fiat}',
  fiatsTitle: 'Buy {coin} with other money',
  countriesTitle: 'Buy {coin} in these countries',
} as const satisfies NamespaceMessages
