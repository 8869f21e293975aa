import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: 'Comprar moedas com dinheiro',
  buyDescription: 'Comprar moedas com cartão ou por transferência bancária.',
  buyNone:
    'Este serviço não tem no momento um provedor para isto: aqui não é possível comprar moedas com cartão nem por transferência bancária.',
  buyAsked: 'Você queria comprar moedas por {amount} {from}.',
  buyAskedFor: 'Você queria comprar {to} por {amount} {from}.',
  buyInstead:
    'Se você já tem outra moeda, pode trocá-la por {to}, sem conta e com todas as tarifas mostradas antes.',
  sellTitle: 'Vender moedas por dinheiro',
  sellDescription: 'Vender moedas e receber o dinheiro em uma conta bancária ou cartão.',
  sellNone:
    'Este serviço não tem no momento um provedor para isto: não pode pagar dinheiro a uma conta bancária nem a um cartão.',
  sellAsked: 'Você queria vender {amount} {from}.',
  sellAskedFor: 'Você queria vender {amount} {from} por {to}.',
  sellInstead:
    'Você pode trocar {from} por {to}, uma moeda feita para acompanhar o dólar americano. O valor dela depende da promessa do seu emissor, e ela não é dinheiro em um banco.',
  borrowTitle: 'Tomar emprestado com moedas como garantia',
  borrowDescription:
    'Tomar emprestado dinheiro ou moedas com a garantia de moedas que continuam suas.',
  borrowNone:
    'Este serviço não tem no momento um provedor para isto: aqui não é possível tomar nada emprestado.',
  borrowAsked: 'Você queria tomar emprestado com {amount} {from} como garantia.',
  borrowInstead:
    'Você pode trocar por {to} só a quantidade de {from} que precisa gastar e ficar com o resto. Assim você não deve nada.',
  insteadTitle: 'O que você pode fazer em vez disso',
  toForm: 'Trocar {from} por {to}',
  nothingSent: 'Nada foi encomendado, e nada precisa ser pago.',
  moonpayTitle: 'Comprar cripto com MoonPay',
  moonpayDescription: 'Como funcionam aqui os pagamentos com MoonPay.',
  moonpayHere:
    'A MoonPay é um dos fornecedores a quem pode comprar aqui. Compare primeiro as ofertas: vê cada valor com todas as taxas, confirma a ordem e paga na MoonPay.',
  moonpayNotHere:
    'A MoonPay não está configurada nesta corretora, por isso não pode pagar com ela aqui. Pode comprar a outro fornecedor e vê todas as taxas antes de decidir.',
  moonpayCompare: 'Comparar ofertas',
  moonpayOrder: 'Se já criou uma ordem, abra-a na página das ordens e pague a partir daí.',
  moonpayOrders: 'As minhas ordens',
} as const satisfies Translated<English['neighbours']>
