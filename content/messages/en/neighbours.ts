import type { NamespaceMessages } from '../message.ts'

export const neighbours = {
  buyTitle: 'Buy coins with money',
  buyDescription: 'Buying coins by card or bank transfer.',
  buyNone:
    'This exchange has no provider for this at the moment: coins cannot be bought here by card or bank transfer.',
  buyAsked: 'You wanted to buy coins for {amount} {from}.',
  buyAskedFor: 'You wanted to buy {to} for {amount} {from}.',
  buyInstead:
    'If you hold another coin already, you can exchange it for {to}, without an account and with every fee shown first.',
  sellTitle: 'Sell coins for money',
  sellDescription: 'Selling coins and having the money paid to a bank account or card.',
  sellNone:
    'This exchange has no provider for this at the moment: it cannot pay money to a bank account or card.',
  sellAsked: 'You wanted to sell {amount} {from}.',
  sellAskedFor: 'You wanted to sell {amount} {from} for {to}.',
  sellInstead:
    'You can exchange {from} for {to}, a coin made to follow the US dollar. Its value hangs on its issuer’s promise, and it is not money in a bank.',
  borrowTitle: 'Borrow against coins',
  borrowDescription: 'Borrowing money or coins against coins that stay yours.',
  borrowNone: 'This exchange has no provider for this at the moment: nothing can be borrowed here.',
  borrowAsked: 'You wanted to borrow against {amount} {from}.',
  borrowInstead:
    'You can exchange only as much {from} as you need to spend, for {to}, and keep the rest. You owe nothing then.',
  insteadTitle: 'What you can do instead',
  toForm: 'Exchange {from} for {to}',
  nothingSent: 'Nothing has been ordered, and nothing has to be paid.',
} as const satisfies NamespaceMessages
