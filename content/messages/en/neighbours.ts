import type { NamespaceMessages } from '../message.ts'

export const neighbours = {
  buyTitle: 'Buy crypto',
  buyDescription: 'Buy crypto by card or bank transfer.',
  buyNone:
    'You can’t buy crypto by card or bank transfer here right now: no provider is available.',
  buyAsked: 'You wanted to buy crypto for {amount} {from}.',
  buyAskedFor: 'You wanted to buy {to} for {amount} {from}.',
  buyInstead:
    'If you already have another coin, you can exchange it for {to}, without an account and with every fee shown first.',
  sellTitle: 'Sell crypto',
  sellDescription: 'Sell crypto and get the money in your bank account or on your card.',
  sellNone:
    'You can’t sell crypto to a bank account or card here right now: no provider is available.',
  sellAsked: 'You wanted to sell {amount} {from}.',
  sellAskedFor: 'You wanted to sell {amount} {from} for {to}.',
  sellInstead:
    'You can exchange {from} for {to}, a coin designed to follow the US dollar. Its value depends on its issuer, and it isn’t money in a bank.',
  borrowTitle: 'Borrow against your crypto',
  borrowDescription: 'Borrow money or coins and keep your crypto.',
  borrowNone: 'You can’t borrow here right now: no provider is available.',
  borrowAsked: 'You wanted to borrow against {amount} {from}.',
  borrowInstead:
    'You can exchange just the {from} you need to spend for {to} and keep the rest, without any debt.',
  insteadTitle: 'What you can do instead',
  toForm: 'Exchange {from} for {to}',
  nothingSent: 'No order was created, and there’s nothing to pay.',
  moonpayTitle: 'Buy crypto with MoonPay',
  moonpayDescription: 'How payments with MoonPay work here.',
  moonpayHere:
    'MoonPay is one of the providers you can buy from here. Compare its offer with the others first: you see each amount with all fees, then confirm your order and go to MoonPay to pay.',
  moonpayNotHere:
    'MoonPay isn’t set up on this exchange, so you can’t pay with it here. You can buy from another provider, with every fee shown before you decide.',
  moonpayCompare: 'Compare offers',
  moonpayOrder:
    'If you have already created an order, open it on the orders page and choose how to pay from there.',
  moonpayOrders: 'My orders',
} as const satisfies NamespaceMessages
