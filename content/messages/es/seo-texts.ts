import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: 'Intercambiar {fromName} a {toName}: tasa en vivo',
  pairTitleB: 'Cambie {fromName} por {toName} sin cuenta',
  pairTitleShort: '{from} a {to}: tasa, límites y comisiones',
  pairHeadingA: 'Intercambiar {fromName} a {toName}',
  pairHeadingB: 'Cambiar {fromName} por {toName}',
  pairDescriptionA:
    'Intercambie {from} a {to} a la tasa en vivo y sin cuenta. Los límites, la comisión de red y lo que recibe se ven antes de enviar.',
  pairDescriptionB:
    'Cuánto da {from} en {to} ahora: la tasa, el importe mínimo y el máximo, la comisión de red y cada paso hasta que usted recibe su pago.',
  pairIntroA:
    'Ahora mismo un {from} da aproximadamente {rate} {to} antes de comisiones. Un intercambio admite entre {minFrom} y {maxFrom} {from}; el formulario muestra lo que llega tras todas las comisiones.',
  pairIntroB:
    'En este momento un {from} se intercambia por aproximadamente {rate} {to}, antes de comisiones. Puede enviar de {minFrom} a {maxFrom} {from} de una vez y ver lo que llega antes de decidirse.',
  pairPaused:
    'En este momento no se puede dar un precio para este par. Inténtelo de nuevo en unos minutos o elija otro par más abajo.',
  pairRangeA: {
    one: 'En el último día un {from} valió entre {lowest} y {highest} {to}.',
    many: 'En los últimos {count} de días un {from} valió entre {lowest} y {highest} {to}.',
    other: 'En los últimos {count} días un {from} valió entre {lowest} y {highest} {to}.',
  },
  pairRangeB: {
    one: 'En un día la tasa media se movió entre {lowest} y {highest} {to} por un {from}.',
    many: 'En {count} de días la tasa media se movió entre {lowest} y {highest} {to} por un {from}.',
    other: 'En {count} días la tasa media se movió entre {lowest} y {highest} {to} por un {from}.',
  },
  pairNetworksA: {
    one: 'Usted paga en la red {fromNetwork}, y el pago cuenta después de {count} confirmación. {toName} se envía en la red {toNetwork}.',
    many: 'Usted paga en la red {fromNetwork}, y el pago cuenta después de {count} de confirmaciones. {toName} se envía en la red {toNetwork}.',
    other:
      'Usted paga en la red {fromNetwork}, y el pago cuenta después de {count} confirmaciones. {toName} se envía en la red {toNetwork}.',
  },
  pairNetworksB: {
    one: 'El intercambio empieza en cuanto su pago de {fromName} tiene {count} confirmación en la red {fromNetwork}. Para recibir {toName} hace falta una dirección de la red {toNetwork}.',
    many: 'El intercambio empieza en cuanto su pago de {fromName} tiene {count} de confirmaciones en la red {fromNetwork}. Para recibir {toName} hace falta una dirección de la red {toNetwork}.',
    other:
      'El intercambio empieza en cuanto su pago de {fromName} tiene {count} confirmaciones en la red {fromNetwork}. Para recibir {toName} hace falta una dirección de la red {toNetwork}.',
  },
  pairTypical: {
    one: 'De los intercambios de este par terminados en los últimos 30 días, la mitad tardó como máximo {count} minuto desde que se vio el pago hasta que se confirmó el envío al cliente.',
    many: 'De los intercambios de este par terminados en los últimos 30 días, la mitad tardó como máximo {count} de minutos desde que se vio el pago hasta que se confirmó el envío al cliente.',
    other:
      'De los intercambios de este par terminados en los últimos 30 días, la mitad tardó como máximo {count} minutos desde que se vio el pago hasta que se confirmó el envío al cliente.',
  },
  networkWait: {
    one: 'Al ritmo habitual de {network}, un pago necesita aproximadamente {count} minuto para confirmarse; después se envían las monedas a usted.',
    many: 'Al ritmo habitual de {network}, un pago necesita aproximadamente {count} de minutos para confirmarse; después se envían las monedas a usted.',
    other:
      'Al ritmo habitual de {network}, un pago necesita aproximadamente {count} minutos para confirmarse; después se envían las monedas a usted.',
  },
  extraIdFrom:
    'Un pago de {name} necesita, además de la dirección, otro dato ({extraId}): indique en su pago el que muestra la orden.',
  extraIdTo:
    'Al recibir {name} puede hacer falta, además de la dirección, otro dato ({extraId}): indíquelo si su billetera o su servicio le da uno.',
  stepAmountName: 'Elija el importe',
  stepAmountText:
    'Indique cuánto {from} envía o cuánto {to} desea. Lo que llega se muestra tras todas las comisiones.',
  stepAddressName: 'Introduzca su dirección de {to}',
  stepAddressText: 'Se comprueba según las reglas de {toNetwork} antes de pagar nada.',
  stepPayName: 'Envíe {from}',
  stepPayText:
    'La página de la orden muestra la dirección a la que pagar y sigue su pago en la cadena hasta que {to} está en camino.',
  timeQuestion: '¿Cuánto se tarda en intercambiar {from} a {to}?',
  costQuestion: '¿Cuánto cuesta intercambiar {from} a {to}?',
  costAnswer:
    'La comisión de intercambio empieza en el {fee} %, y la comisión de red del pago a usted es de {networkFee} {to}. Ambas ya están descontadas del importe que ve.',
  limitsQuestion: '¿Cuánto {from} puedo intercambiar de una vez?',
  limitsAnswer:
    'En este momento, como mínimo {minFrom} {from} y como máximo {maxFrom} {from}. El máximo depende de nuestras existencias de {to}.',
  extraIdQuestion: '¿Basta una dirección o hay también un dato adicional ({extraId})?',
  accountQuestion: '¿Necesito una cuenta?',
  accountAnswer:
    'No. Bastan su navegador y el enlace de la orden para seguirla. Con importes grandes se puede pedir la identificación.',
  lateQuestion: '¿Y si pago tarde u otro importe?',
  lateAnswer:
    'No se pierde: el pago se intercambia a la tasa de ese momento o se devuelve, según usted elija.',
  coinTitle: 'Intercambiar {name}: tasas en vivo y pares',
  coinTitleShort: '{ticker}: tipos de cambio en vivo y pares',
  coinHeading: 'Intercambiar {name}',
  coinDescription: {
    one: 'Cambie {ticker} por {count} moneda más, sin cuenta: tasa en vivo, límites, comisiones y cómo se confirman los pagos en {network}.',
    many: 'Cambie {ticker} por {count} de monedas más, sin cuenta: tasas en vivo, límites, comisiones y cómo se confirman los pagos en {network}.',
    other:
      'Cambie {ticker} por {count} monedas más, sin cuenta: tasas en vivo, límites, comisiones y cómo se confirman los pagos en {network}.',
  },
  coinIntroA: {
    one: 'Un pago de {name} cuenta después de {count} confirmación en la red {network}.',
    many: 'Un pago de {name} cuenta después de {count} de confirmaciones en la red {network}.',
    other: 'Un pago de {name} cuenta después de {count} confirmaciones en la red {network}.',
  },
  coinIntroB: {
    one: 'Los pagos de {name} van por la red {network} y cuentan después de {count} confirmación.',
    many: 'Los pagos de {name} van por la red {network} y cuentan después de {count} de confirmaciones.',
    other:
      'Los pagos de {name} van por la red {network} y cuentan después de {count} confirmaciones.',
  },
  coinPrice: 'Un {ticker} vale en este momento aproximadamente {price} dólares estadounidenses.',
  coinPairs: {
    one: 'Aquí se puede intercambiar por {count} moneda más.',
    many: 'Aquí se puede intercambiar por {count} de monedas más.',
    other: 'Aquí se puede intercambiar por {count} monedas más.',
  },
  pairsTitle: 'Todos los pares de intercambio de {name}',
  pairsTitleShort: 'Todos los pares de intercambio de {ticker}',
  pairsDescription: {
    one: '{count} par con {ticker}: por qué monedas se puede intercambiar y cuáles se pueden intercambiar a {ticker}, con tasa en vivo, límites y comisiones.',
    many: '{count} de pares con {ticker}: por qué monedas se puede intercambiar y cuáles se pueden intercambiar a {ticker}, con tasa en vivo, límites y comisiones.',
    other:
      '{count} pares con {ticker}: por qué monedas se puede intercambiar y cuáles se pueden intercambiar a {ticker}, con tasa en vivo, límites y comisiones.',
  },
  allExchangeTitle: 'Todas las monedas que se pueden intercambiar',
  allExchangeDescription:
    'Las {count} monedas de este servicio de intercambio con su red, su precio y su cambio en un día. Elija una y vea cuánto da en las demás.',
  allExchangeIntro:
    '{count} monedas en {networks} redes, cada una con su precio de este momento. Elija una para intercambiarla.',
  allBuyTitle: 'Todas las monedas que se pueden comprar',
  allBuyDescription:
    'Las {count} monedas que se compran con tarjeta o transferencia bancaria, con red y precio. Compare lo que le envían los proveedores, sin cuenta.',
  allBuyIntro:
    'Elija una de las {count} monedas para ver lo que los proveedores le enviarían por su dinero, descontadas todas las comisiones.',
  countriesTitle: 'Comprar {name}: elija su país',
  countriesTitleShort: 'Comprar {ticker}: elija su país',
  countriesDescription:
    '¿Dónde desea comprar {ticker}? Elija entre {count} países para ver qué proveedores atienden el suyo y cuánto se compra allí con su dinero ahora.',
  countriesIntro:
    'Qué proveedores venden {name} y cómo se les puede pagar depende de dónde vive usted. Elija entre {count} países.',
  buyDescription:
    'Compre {ticker} con {fiat}: vea lo que cada proveedor le enviaría ahora, descontadas las comisiones, y pague en la página del que elija.',
  fiatTitle: 'Comprar {name}: elija su divisa',
  fiatTitleShort: 'Comprar {ticker}: elija su divisa',
  fiatDescription:
    'Elija entre {count} divisas para pagar y vea cuánto {ticker} le envían los proveedores por ese dinero ahora, descontadas todas las comisiones.',
  fiatIntro:
    '{name} se puede comprar con {count} divisas, con tarjeta o por transferencia bancaria. Elija aquella con la que paga.',
} as const satisfies Translated<English['seoTexts']>
