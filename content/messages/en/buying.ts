import type { NamespaceMessages } from '../message.ts'

export const buying = {
  landingTitle: 'Buy crypto by card or bank transfer',
  landingLead:
    'Compare offers from several providers, all fees included. Pay on the site of the provider you choose.',
  landingDescription:
    'Buy crypto by card or bank transfer. Compare offers from several providers, all fees included, and pay the one you choose. No account needed here.',
  pairTitle: 'Buy {coin} with {fiat}',
  pairLead: 'What you get for {amount} {fiat} from each provider, all fees included.',
  pairDescription:
    'See how much {ticker} you get for {amount} {fiat} from several providers, all fees included. Pay on the provider’s site and get the coins in your wallet.',
  placeTitle: 'Buy {coin} with {fiat}: {place}',
  placeDescription:
    'Compare providers that sell {ticker} for {fiat} and see what {amount} {fiat} gets you from each, all fees included. Country: {place}.',
  offersTitle: '{amount} {fiat} in {ticker}',
  offersPlace: 'Current offers for: {place}',
  noOffers: 'No provider has an offer for this right now.',
  change: 'Change amount, coin or country',
  howTitle: 'How it works',
  compareTitle: 'Compare',
  compareText:
    'Enter an amount, a coin and your country. Offers appear as providers reply, and the one that gives you the most is marked.',
  addressTitle: 'Enter your address',
  addressText: 'The provider sends your coins there. We check the address before you pay.',
  payTitle: 'Pay the provider',
  payText: 'Pay on the provider’s site, then come back here. The order page shows its progress.',
  questionsTitle: 'Questions before you buy',
  whoQuestion: 'Who am I buying from?',
  whoAnswer:
    'From the provider you choose. We compare several providers for you. Your payment and your documents go to the provider only.',
  costQuestion: 'What does it cost?',
  costAnswer:
    'Each offer shows what you get after the provider’s fees, and lists the fees if the provider publishes them. We add nothing to the price.',
  accountQuestion: 'Do I need an account?',
  accountAnswer:
    'Not here. The provider may ask for an email address, your name or an ID. Each offer says which before you choose it.',
  walletQuestion: 'Where do the coins go?',
  walletAnswer: 'Straight to the address of your own wallet. We never hold them.',
  declinedQuestion: 'What if my payment is declined?',
  declinedAnswer:
    'The purchase doesn’t go through, and the order page shows it as declined. You can choose another provider. If you were charged, the provider refunds you.',
  courseTitle: '{coin} in US dollars: last 24 hours',
  coinsTitle: 'Buy other coins with {fiat}',
  fiatsTitle: 'Buy {coin} with another currency',
  countriesTitle: 'Buy {coin} in these countries',
} as const satisfies NamespaceMessages
