import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: 'Comprar criptomonedas con tarjeta o transferencia',
  landingLead:
    'Se pregunta a varios proveedores a la vez. Usted ve lo que llega tras todas las comisiones y paga en la página del que elija.',
  landingDescription:
    'Compare lo que varios proveedores le envían por su dinero, descontadas todas las comisiones, y compre al que elija. Aquí no necesita cuenta.',
  pairTitle: 'Comprar {coin} con {fiat}',
  pairLead:
    'Lo que los proveedores le enviarían por {amount} {fiat}, descontadas todas las comisiones.',
  pairDescription:
    'Cuánto {ticker} se compra ahora con {amount} {fiat} en varios proveedores, descontadas las comisiones. Paga al proveedor; las monedas llegan a su billetera.',
  placeTitle: 'Comprar {coin} con {fiat}: {place}',
  placeDescription:
    'Qué proveedores venden {ticker} por {fiat} y cuánto se compra ahora con {amount} {fiat} en cada uno, descontadas las comisiones. País: {place}.',
  offersTitle: '{amount} {fiat} en {ticker}',
  offersPlace: 'Ofertas actuales para: {place}',
  noOffers: 'Ningún proveedor tiene ahora una oferta para esto.',
  change: 'Cambiar importe, moneda o país',
  howTitle: 'Cómo funciona',
  compareTitle: 'Compare',
  compareText:
    'Indique cuánto, qué moneda y dónde está. Las ofertas llegan según responden los proveedores, y la que más le da lleva una marca.',
  addressTitle: 'Introduzca su dirección',
  addressText:
    'El proveedor envía allí las monedas. La dirección se comprueba antes de pagar nada.',
  payTitle: 'Pague al proveedor',
  payText: 'Paga en su propia página y vuelve aquí. La página de la orden muestra cómo va.',
  questionsTitle: 'Preguntas antes de comprar',
  whoQuestion: '¿Quién me vende las monedas?',
  whoAnswer:
    'El proveedor que usted elija. Este sitio pregunta a varios a la vez y muestra lo que daría cada uno. Su pago y sus documentos van solo al proveedor.',
  costQuestion: '¿Cuánto cuesta?',
  costAnswer:
    'Cada oferta muestra lo que queda tras las comisiones del proveedor, y sus comisiones si las indica. Este sitio no añade nada al precio.',
  accountQuestion: '¿Necesito una cuenta?',
  accountAnswer:
    'Aquí no. El proveedor puede pedir un correo, su nombre o documentos; cada oferta lo dice antes de que la elija.',
  walletQuestion: '¿Adónde van las monedas?',
  walletAnswer: 'Directamente a la dirección de su propia billetera. Este sitio nunca las guarda.',
  declinedQuestion: '¿Y si se rechaza mi pago?',
  declinedAnswer:
    'Entonces no se compra nada, y la página de la orden lo dice. Puede elegir otro proveedor. El dinero cobrado lo devuelve el proveedor.',
  courseTitle: '{coin} en dólares estadounidenses: el último día',
  coinsTitle: 'Comprar otras monedas con {fiat}',
  fiatsTitle: 'Comprar {coin} con otro dinero',
  countriesTitle: 'Comprar {coin} en estos países',
} as const satisfies Translated<English['buying']>
