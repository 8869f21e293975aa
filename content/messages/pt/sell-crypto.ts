import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {
  metaTitle: 'Vender cripto por dinheiro no seu banco · {brand}',
  metaDescription:
    'Compare o que vários provedores pagam pelas suas moedas, já descontadas as tarifas, e receba o dinheiro no seu banco. Aqui não é preciso conta.',
  title: 'Vender cripto por dinheiro no seu banco',
  lead: 'Vários provedores são consultados de uma vez. Você vê o que cada um pagaria depois de todas as tarifas e vende ao que escolher.',
  howTitle: 'Como funciona a venda',
  compareTitle: 'Compare',
  compareText:
    'Diga qual moeda, quanto dela e onde fica o seu banco. As ofertas chegam conforme os provedores respondem, e a que dá mais a você vem marcada.',
  addressTitle: 'Informe um endereço para a volta',
  addressText:
    'Se uma venda não puder ser feita, o provedor devolve as moedas para lá. O endereço é verificado antes.',
  sendTitle: 'Envie as moedas',
  sendText:
    'Na página do provedor você diz para onde o dinheiro deve ir. Depois a sua ordem mostra aqui o endereço para onde vão as moedas.',
  paidTitle: 'Receba o dinheiro',
  paidText:
    'O provedor paga assim que tem as moedas. A página da ordem mostra em que ponto ela está; quanto tempo a transferência leva depende do seu banco.',
  questionsTitle: 'Perguntas antes de vender',
  whoQuestion: 'Quem compra as minhas moedas?',
  whoAnswer:
    'O provedor que você escolher. As suas moedas e os seus dados bancários vão só para ele; este site nunca tem nem umas nem outros.',
  costQuestion: 'Quanto custa?',
  costAnswer:
    'Cada oferta mostra o que sobra depois das tarifas do provedor. A sua carteira paga à rede pelo envio das moedas. Este site não acrescenta nada ao preço.',
  papersQuestion: 'Preciso dizer quem sou?',
  papersAnswer:
    'Aqui não. O provedor paga dinheiro a um banco, por isso pode pedir o seu nome ou documentos na própria página.',
  priceQuestion: 'O preço é certo?',
  priceAnswer:
    'Uma oferta é o que o provedor informa neste momento. Ele confirma o preço na própria página, antes que você envie qualquer coisa.',
} as const satisfies Translated<English['sellCrypto']>
