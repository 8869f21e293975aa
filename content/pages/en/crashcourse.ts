import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Crash course: crypto in ten minutes',
  description:
    'Blockchain, wallet, seed phrase, confirmation, network fee, memo, rates, slippage and common frauds, explained in plain words.',
  heading: 'Crash course',
  lead: 'The words that you meet when you exchange coins for the first time, and what each of them means for your money.',
  sections: [
    {
      id: 'blockchain',
      heading: 'What is a blockchain?',
      paragraphs: [
        'A blockchain is a list of payments that thousands of computers keep together. Every few seconds or minutes they agree on a new page, a block, and add it to the end. Nobody owns the list, everybody can read it, and changing an old page would mean rewriting all that follow, which costs more than it brings.',
        'Bitcoin has such a list, Ethereum has another. Coins do not travel between them: an exchange takes your coins on one and sends you others on the second.',
      ],
    },
    {
      id: 'wallet',
      heading: 'What is a wallet?',
      paragraphs: [
        'A wallet is an app or a device that keeps your keys. The coins themselves stand on the blockchain; the key is what lets you send them. From it the wallet derives addresses: an address is like the number of an account and may be given to anybody. The key may not.',
        'An account at a trading platform is no wallet of your own. The platform holds the keys, and you hold its promise.',
      ],
    },
    {
      id: 'seed',
      heading: 'What is a seed phrase?',
      paragraphs: [
        'Twelve or twenty-four words from which all your keys can be made again. Write them on paper, keep them where neither fire nor visitors come, and never type them into a web page. Whoever reads them has your coins; whoever loses them, together with the device, has none.',
      ],
    },
    {
      id: 'network',
      heading: 'What is a network, and why does it matter?',
      paragraphs: [
        'The same token can exist on several blockchains. Tether on Ethereum and Tether on Tron have one name and one price, yet they are two different things: coins that are sent on one cannot arrive on the other. Always choose the network that both sides name.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'What is a confirmation?',
      paragraphs: [
        'A payment that stands in a block has one confirmation, with each further block one more. The last blocks can still be replaced; the deeper a payment lies, the less likely that becomes. This is why an exchange waits for some of them, and for more where much is at stake.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'What is a network fee?',
      paragraphs: [
        'The price that a blockchain takes for a payment. It goes to whoever makes the blocks, not to the exchange. It rises when many people want to pay at once, and mostly does not depend on the amount: ten dollars cost as much to send as ten thousand.',
      ],
    },
    {
      id: 'memo',
      heading: 'What is a memo or tag?',
      paragraphs: [
        'On some chains, such as those of XRP, Stellar or TON, many customers of a service share one address. A short number or text with the payment says whose it is. If a service shows you one, it is as important as the address. Forgetting it is the most frequent mistake of all.',
      ],
    },
    {
      id: 'rates',
      heading: 'Floating and guaranteed rates, slippage',
      paragraphs: [
        'Prices move every second, also while your payment is on its way. At a floating rate you get the market of the moment when your payment is confirmed: sometimes more than was estimated, sometimes less. The difference is called slippage.',
        'At a guaranteed rate the exchange bears that risk for some minutes, and takes a little more for it. In return you must pay the exact amount in time.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Volatile and stable coins',
      paragraphs: [
        'Most coins rise and fall by several per cent a day, some by half within a week. Stable coins are meant to be worth one dollar or one euro; they rest on the promise of a company or of a program, and such promises have been broken before.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Common frauds',
      points: [
        'Somebody writes to you first, as support, as a friend or in love, and the talk comes round to coins.',
        'A page looks like one you know, but its address has one letter more. Use bookmarks.',
        'A guaranteed profit, or a gift that doubles what you send first. There is none.',
        'A program changes copied addresses on your device. Compare the first and the last characters after pasting.',
        'Somebody asks for your seed phrase or for remote access. There is no honest reason.',
      ],
    },
    {
      id: 'first',
      heading: 'Your first exchange',
      steps: [
        'Install a wallet from its maker’s own page, and write down the seed phrase.',
        'Begin with an amount whose loss would not hurt.',
        'Copy the address from your wallet, paste it here, and compare.',
        'Pay exactly what the order says, on the network that it names, with the memo if there is one.',
        'Watch the order’s page until the payout is confirmed.',
      ],
      links: [
        { text: 'Start an exchange', path: '/' },
        { text: 'How an exchange works', path: '/how-it-works' },
        { text: 'Questions and answers', path: '/faq' },
      ],
    },
  ],
}
