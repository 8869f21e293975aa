import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Crash course: crypto in ten minutes',
  description:
    'Blockchain, wallet, seed phrase, confirmation, network fee, memo, rates, slippage and common scams, explained in simple terms.',
  heading: 'Crash course',
  lead: 'The terms you need for your first exchange, and what each one means for your money.',
  sections: [
    {
      id: 'blockchain',
      heading: 'What is a blockchain?',
      paragraphs: [
        'A blockchain is a list of payments that thousands of computers maintain together. Every few seconds or minutes they agree on a new page, called a block, and add it to the end. No one owns the list and everyone can read it. Changing an old block would mean rewriting every block after it, which costs far more than it could gain.',
        'Bitcoin has its own blockchain, and so does Ethereum. Coins can’t move from one to the other. An exchange receives your coins on one and sends you different coins on the other.',
      ],
    },
    {
      id: 'wallet',
      heading: 'What is a wallet?',
      paragraphs: [
        'A wallet is an app or device that stores your keys. The coins themselves are recorded on the blockchain. Your key is what lets you send them. The wallet creates addresses from the key. An address is like an account number: you can share it with anyone. Never share the key.',
        'An account on a trading platform isn’t a wallet you control. The platform holds the keys, and you rely on its promise to pay.',
      ],
    },
    {
      id: 'seed',
      heading: 'What is a seed phrase?',
      paragraphs: [
        'A seed phrase is 12 or 24 words that can restore all your keys. Write the words on paper, store them somewhere safe and private, and never type them into a web page. Anyone who reads them can take your coins. If you lose both the words and the device, your coins are gone.',
      ],
    },
    {
      id: 'network',
      heading: 'What is a network, and why does it matter?',
      paragraphs: [
        'The same token can exist on several blockchains. Tether on Ethereum and Tether on Tron share a name and a price, but they are separate: coins sent on one network can’t arrive on the other. Always choose the network that both sides support.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'What is a confirmation?',
      paragraphs: [
        'When a payment is included in a block, it has one confirmation. Every new block adds another. The latest blocks can still be replaced, and the more confirmations a payment has, the less likely that becomes. That’s why an exchange waits for several, and for more when the amount is large.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'What is a network fee?',
      paragraphs: [
        'The network fee is what a blockchain charges to process a payment. It goes to the people who run the network, not to the exchange. It rises when many people want to pay at the same time and usually doesn’t depend on the amount: sending ten dollars costs as much as sending ten thousand.',
      ],
    },
    {
      id: 'memo',
      heading: 'What is a memo or tag?',
      paragraphs: [
        'On some networks, such as XRP, Stellar and TON, many customers of a service share one address. A short number or text in the payment, called a memo or destination tag, shows whose payment it is. If a service gives you one, it is as important as the address. Forgetting it is the most common mistake.',
      ],
    },
    {
      id: 'rates',
      heading: 'Floating and guaranteed rates, slippage',
      paragraphs: [
        'Prices change every second, even while your payment is on its way. With a floating rate, you get the market rate when your payment is confirmed: sometimes more than estimated, sometimes less. The difference is called slippage.',
        'With a guaranteed rate, the exchange takes that risk for a few minutes and charges slightly more. In return, you must pay the exact amount in time.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Volatile coins and stablecoins',
      paragraphs: [
        'Most coins rise or fall by several percent a day, and some by half in a week. Stablecoins are designed to be worth one dollar or one euro. They rely on a company or a program to keep that value, and some have failed.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Common scams',
      points: [
        'A stranger contacts you first, posing as support, a friend or a love interest, and then starts to talk about crypto.',
        'A site looks like one you know, but its address has an extra letter. Use bookmarks.',
        'A guaranteed profit, or a giveaway that doubles what you send first. These are always scams.',
        'Malware on your device replaces addresses you copy. Compare the first and last characters after pasting.',
        'A person asks for your seed phrase or remote access to your device. There is never a legitimate reason.',
      ],
    },
    {
      id: 'first',
      heading: 'Your first exchange',
      steps: [
        'Install a wallet from its maker’s official site, and write down the seed phrase.',
        'Start with an amount you can afford to lose.',
        'Copy the address from your wallet, paste it here, and compare the two.',
        'Pay exactly the amount shown, on the network shown, with the memo if there is one.',
        'Follow the order page until the payout is confirmed.',
      ],
      links: [
        { text: 'Start an exchange', path: '/' },
        { text: 'How an exchange works', path: '/how-it-works' },
        { text: 'Questions and answers', path: '/faq' },
      ],
    },
  ],
}
