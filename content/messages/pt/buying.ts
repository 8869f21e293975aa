import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: 'Comprar cripto com cartão ou transferência',
  landingLead:
    'Vários provedores são consultados de uma vez. Você vê o que chega depois de todas as tarifas e paga na página do que escolher.',
  landingDescription:
    'Compare o que vários provedores enviam pelo seu dinheiro, já descontadas todas as tarifas, e compre do que escolher. Aqui não é preciso conta.',
  pairTitle: 'Comprar {coin} com {fiat}',
  pairLead: 'O que os provedores enviariam por {amount} {fiat}, já descontadas todas as tarifas.',
  pairDescription:
    'Quanto {ticker} se compra agora com {amount} {fiat} em vários provedores, descontadas as tarifas. Você paga ao provedor e recebe na sua carteira.',
  placeTitle: 'Comprar {coin} com {fiat}: {place}',
  placeDescription:
    'Quais provedores vendem {ticker} por {fiat} e quanto se compra agora com {amount} {fiat} em cada um, descontadas as tarifas. País: {place}.',
  offersTitle: '{amount} {fiat} em {ticker}',
  offersPlace: 'Ofertas deste momento para: {place}',
  noOffers: 'Nenhum provedor faz uma oferta para isto no momento.',
  change: 'Mudar valor, moeda ou país',
  howTitle: 'Como funciona',
  compareTitle: 'Compare',
  compareText:
    'Diga quanto, qual moeda e onde você está. As ofertas chegam conforme os provedores respondem, e a que dá mais a você vem marcada.',
  addressTitle: 'Informe o seu endereço',
  addressText:
    'O provedor envia as moedas para lá. O endereço é verificado antes de qualquer pagamento.',
  payTitle: 'Pague ao provedor',
  payText:
    'Você paga na página dele e volta para cá. A página da ordem mostra em que ponto ela está.',
  questionsTitle: 'Perguntas antes de comprar',
  whoQuestion: 'Quem me vende as moedas?',
  whoAnswer:
    'O provedor que você escolher. Este site consulta vários de uma vez e mostra o que cada um daria. O seu pagamento e os seus documentos vão só para o provedor.',
  costQuestion: 'Quanto custa?',
  costAnswer:
    'Cada oferta mostra o que sobra depois das tarifas do provedor, e as tarifas quando ele as informa. Este site não acrescenta nada ao preço.',
  accountQuestion: 'Preciso de uma conta?',
  accountAnswer:
    'Aqui não. O provedor pode pedir um e-mail, o seu nome ou documentos; cada oferta diz isso antes da escolha.',
  walletQuestion: 'Para onde vão as moedas?',
  walletAnswer: 'Direto para o endereço da sua própria carteira. Este site nunca as guarda.',
  declinedQuestion: 'E se o meu pagamento for recusado?',
  declinedAnswer:
    'Então nada é comprado, e a página da ordem diz isso. Você pode escolher outro provedor. O dinheiro cobrado é devolvido pelo provedor.',
  courseTitle: '{coin} em dólares americanos: o último dia',
  coinsTitle: 'Comprar outras moedas com {fiat}',
  fiatsTitle: 'Comprar {coin} com outro dinheiro',
  countriesTitle: 'Comprar {coin} nestes países',
} as const satisfies Translated<English['buying']>
