import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: 'Trocar {fromName} por {toName}: taxa ao vivo',
  pairTitleB: 'Converta {fromName} em {toName} sem conta',
  pairTitleShort: '{from} para {to}: taxa, limites e tarifas',
  pairHeadingA: 'Trocar {fromName} por {toName}',
  pairHeadingB: 'Converter {fromName} em {toName}',
  pairDescriptionA:
    'Troque {from} por {to} pela taxa ao vivo e sem conta. Os limites, a tarifa de rede e o que você recebe aparecem antes do envio.',
  pairDescriptionB:
    'Quanto {from} rende em {to} agora: a taxa de câmbio, o valor mínimo e o máximo, a tarifa de rede e cada passo até o envio a você.',
  pairIntroA:
    'Agora mesmo um {from} rende aproximadamente {rate} {to} antes das tarifas. Uma troca aceita entre {minFrom} e {maxFrom} {from}; o formulário mostra o que chega depois de todas as tarifas.',
  pairIntroB:
    'Neste momento um {from} é trocado por aproximadamente {rate} {to}, antes das tarifas. Você pode enviar de {minFrom} a {maxFrom} {from} de uma vez e ver o que chega antes de decidir.',
  pairPaused:
    'No momento não é possível dar um preço para este par. Tente de novo em alguns minutos ou escolha outro par abaixo.',
  pairRangeA: {
    one: 'No último dia um {from} valeu entre {lowest} e {highest} {to}.',
    many: 'Nos últimos {count} de dias um {from} valeu entre {lowest} e {highest} {to}.',
    other: 'Nos últimos {count} dias um {from} valeu entre {lowest} e {highest} {to}.',
  },
  pairRangeB: {
    one: 'Em um dia a taxa média ficou entre {lowest} e {highest} {to} por um {from}.',
    many: 'Em {count} de dias a taxa média ficou entre {lowest} e {highest} {to} por um {from}.',
    other: 'Em {count} dias a taxa média ficou entre {lowest} e {highest} {to} por um {from}.',
  },
  pairNetworksA: {
    one: 'Você paga na rede {fromNetwork}, e o pagamento conta depois de {count} confirmação. {toName} é enviado na rede {toNetwork}.',
    many: 'Você paga na rede {fromNetwork}, e o pagamento conta depois de {count} de confirmações. {toName} é enviado na rede {toNetwork}.',
    other:
      'Você paga na rede {fromNetwork}, e o pagamento conta depois de {count} confirmações. {toName} é enviado na rede {toNetwork}.',
  },
  pairNetworksB: {
    one: 'A troca começa assim que o seu pagamento em {fromName} tem {count} confirmação na rede {fromNetwork}. Para receber {toName} é preciso um endereço na rede {toNetwork}.',
    many: 'A troca começa assim que o seu pagamento em {fromName} tem {count} de confirmações na rede {fromNetwork}. Para receber {toName} é preciso um endereço na rede {toNetwork}.',
    other:
      'A troca começa assim que o seu pagamento em {fromName} tem {count} confirmações na rede {fromNetwork}. Para receber {toName} é preciso um endereço na rede {toNetwork}.',
  },
  pairTypical: {
    one: 'Das trocas deste par concluídas nos últimos 30 dias, metade levou no máximo {count} minuto desde que o pagamento foi visto até a confirmação do envio ao cliente.',
    many: 'Das trocas deste par concluídas nos últimos 30 dias, metade levou no máximo {count} de minutos desde que o pagamento foi visto até a confirmação do envio ao cliente.',
    other:
      'Das trocas deste par concluídas nos últimos 30 dias, metade levou no máximo {count} minutos desde que o pagamento foi visto até a confirmação do envio ao cliente.',
  },
  networkWait: {
    one: 'No ritmo normal da rede {network}, um pagamento precisa de aproximadamente {count} minuto para ser confirmado; depois vem o envio a você.',
    many: 'No ritmo normal da rede {network}, um pagamento precisa de aproximadamente {count} de minutos para ser confirmado; depois vem o envio a você.',
    other:
      'No ritmo normal da rede {network}, um pagamento precisa de aproximadamente {count} minutos para ser confirmado; depois vem o envio a você.',
  },
  extraIdFrom:
    'Um pagamento em {name} precisa, além do endereço, de outro dado ({extraId}): informe no seu pagamento o que a ordem mostra.',
  extraIdTo:
    'Para receber {name} pode ser preciso, além do endereço, outro dado ({extraId}): informe-o se a sua carteira ou o seu serviço indicar um.',
  stepAmountName: 'Escolha o valor',
  stepAmountText:
    'Informe quanto {from} você envia ou quanto {to} você quer. O que chega aparece já depois de todas as tarifas.',
  stepAddressName: 'Informe o seu endereço de {to}',
  stepAddressText: 'Ele é verificado pelas regras da rede {toNetwork} antes de qualquer pagamento.',
  stepPayName: 'Envie {from}',
  stepPayText:
    'A página da ordem mostra o endereço para o pagamento e o acompanha na rede até que {to} esteja a caminho.',
  timeQuestion: 'Quanto tempo leva para trocar {from} por {to}?',
  costQuestion: 'Quanto custa trocar {from} por {to}?',
  costAnswer:
    'A tarifa de troca começa em {fee}%, e a tarifa de rede do envio a você é de {networkFee} {to}. As duas já estão descontadas do valor que você vê.',
  limitsQuestion: 'Quanto {from} posso trocar de uma vez?',
  limitsAnswer:
    'No momento, no mínimo {minFrom} {from} e no máximo {maxFrom} {from}. O máximo depende do nosso estoque de {to}.',
  extraIdQuestion: 'Basta um endereço ou há também um dado adicional ({extraId})?',
  accountQuestion: 'Preciso de uma conta?',
  accountAnswer:
    'Não. Bastam o seu navegador e o link da ordem para acompanhá-la. Para valores grandes pode ser pedida a identificação.',
  lateQuestion: 'E se eu pagar atrasado ou outro valor?',
  lateAnswer:
    'Não se perde: o pagamento é trocado pela taxa daquele momento ou devolvido, como você escolher.',
  coinTitle: 'Trocar {name}: taxas ao vivo e pares',
  coinTitleShort: '{ticker}: taxas de câmbio ao vivo e pares',
  coinHeading: 'Trocar {name}',
  coinDescription: {
    one: 'Troque {ticker} por {count} outra moeda, sem conta: taxa ao vivo, limites, tarifas e como os pagamentos na rede {network} são confirmados.',
    many: 'Troque {ticker} por {count} de outras moedas, sem conta: taxas ao vivo, limites, tarifas e como os pagamentos na rede {network} são confirmados.',
    other:
      'Troque {ticker} por {count} outras moedas, sem conta: taxas ao vivo, limites, tarifas e como os pagamentos na rede {network} são confirmados.',
  },
  coinIntroA: {
    one: 'Um pagamento em {name} conta depois de {count} confirmação na rede {network}.',
    many: 'Um pagamento em {name} conta depois de {count} de confirmações na rede {network}.',
    other: 'Um pagamento em {name} conta depois de {count} confirmações na rede {network}.',
  },
  coinIntroB: {
    one: 'Os pagamentos em {name} passam pela rede {network} e contam depois de {count} confirmação.',
    many: 'Os pagamentos em {name} passam pela rede {network} e contam depois de {count} de confirmações.',
    other:
      'Os pagamentos em {name} passam pela rede {network} e contam depois de {count} confirmações.',
  },
  coinPrice: 'Um {ticker} vale no momento aproximadamente {price} dólares americanos.',
  coinPairs: {
    one: 'Aqui é possível trocá-lo por {count} outra moeda.',
    many: 'Aqui é possível trocá-lo por {count} de outras moedas.',
    other: 'Aqui é possível trocá-lo por {count} outras moedas.',
  },
  pairsTitle: 'Todos os pares de troca de {name}',
  pairsTitleShort: 'Todos os pares de troca de {ticker}',
  pairsDescription: {
    one: '{count} par com {ticker}: por quais moedas se troca e quais moedas se trocam por {ticker}, cada um com taxa ao vivo, limites e tarifas.',
    many: '{count} de pares com {ticker}: por quais moedas se troca e quais moedas se trocam por {ticker}, cada um com taxa ao vivo, limites e tarifas.',
    other:
      '{count} pares com {ticker}: por quais moedas se troca e quais moedas se trocam por {ticker}, cada um com taxa ao vivo, limites e tarifas.',
  },
  allExchangeTitle: 'Todas as moedas que podem ser trocadas',
  allExchangeDescription:
    'As {count} moedas deste serviço de troca com rede, preço e variação em um dia. Escolha uma para ver quanto ela rende nas outras.',
  allExchangeIntro:
    '{count} moedas em {networks} redes, cada uma com o seu preço deste momento. Escolha uma para trocá-la.',
  allBuyTitle: 'Todas as moedas que podem ser compradas',
  allBuyDescription:
    'As {count} moedas que se compram com cartão ou transferência bancária, com rede e preço. Compare o que os provedores enviam a você, sem conta.',
  allBuyIntro:
    'Escolha uma das {count} moedas para ver o que os provedores enviariam pelo seu dinheiro, já descontadas todas as tarifas.',
  countriesTitle: 'Comprar {name}: escolha o seu país',
  countriesTitleShort: 'Comprar {ticker}: escolha o seu país',
  countriesDescription:
    'Onde você quer comprar {ticker}? Escolha entre {count} países para ver quais provedores atendem o seu e quanto o seu dinheiro compra lá agora.',
  countriesIntro:
    'Quais provedores vendem {name} e como pagar a eles depende de onde você mora. Escolha entre {count} países.',
  buyDescription:
    'Compre {ticker} com {fiat}: veja o que cada provedor enviaria agora, já descontadas as tarifas, e pague na página do que escolher.',
  fiatTitle: 'Comprar {name}: escolha a moeda nacional',
  fiatTitleShort: 'Comprar {ticker}: escolha a moeda nacional',
  fiatDescription:
    'Escolha entre {count} moedas nacionais para pagar e veja quanto {ticker} os provedores enviam por ela agora, já descontadas as tarifas.',
  fiatIntro:
    '{name} pode ser comprado com {count} moedas nacionais, com cartão ou por transferência bancária. Escolha aquela com que você paga.',
} as const satisfies Translated<English['seoTexts']>
