import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: 'Comprar monedas con dinero',
  buyDescription: 'Comprar monedas con tarjeta o por transferencia bancaria.',
  buyNone:
    'Este servicio no tiene en este momento un proveedor para esto: aquí no se pueden comprar monedas con tarjeta ni por transferencia bancaria.',
  buyAsked: 'Usted quería comprar monedas por {amount} {from}.',
  buyAskedFor: 'Usted quería comprar {to} por {amount} {from}.',
  buyInstead:
    'Si ya tiene otra moneda, puede intercambiarla por {to}, sin cuenta y con todas las comisiones mostradas antes.',
  sellTitle: 'Vender monedas por dinero',
  sellDescription: 'Vender monedas y recibir el dinero en una cuenta bancaria o una tarjeta.',
  sellNone:
    'Este servicio no tiene en este momento un proveedor para esto: no puede pagar dinero a una cuenta bancaria ni a una tarjeta.',
  sellAsked: 'Usted quería vender {amount} {from}.',
  sellAskedFor: 'Usted quería vender {amount} {from} por {to}.',
  sellInstead:
    'Puede intercambiar {from} por {to}, una moneda hecha para seguir al dólar estadounidense. Su valor depende de la promesa de su emisor, y no es dinero en un banco.',
  borrowTitle: 'Pedir prestado con monedas como garantía',
  borrowDescription:
    'Pedir prestado dinero o monedas con la garantía de monedas que siguen siendo suyas.',
  borrowNone:
    'Este servicio no tiene en este momento un proveedor para esto: aquí no se puede pedir nada prestado.',
  borrowAsked: 'Usted quería pedir prestado con {amount} {from} como garantía.',
  borrowInstead:
    'Puede intercambiar por {to} solo la cantidad de {from} que necesite gastar y conservar el resto. Así no debe nada.',
  insteadTitle: 'Lo que puede hacer en su lugar',
  toForm: 'Intercambiar {from} por {to}',
  nothingSent: 'No se ha pedido nada, y no hay que pagar nada.',
  moonpayTitle: 'Comprar criptomonedas con MoonPay',
  moonpayDescription: 'Cómo funcionan aquí los pagos con MoonPay.',
  moonpayHere:
    'MoonPay es uno de los proveedores a los que puede comprar aquí. Compare primero las ofertas: verá cada importe con todas las comisiones, confirmará su orden y pagará en MoonPay.',
  moonpayNotHere:
    'MoonPay no está configurado en este intercambio, así que aquí no puede pagar con él. Puede comprar a otro proveedor y verá todas las comisiones antes de decidir.',
  moonpayCompare: 'Comparar ofertas',
  moonpayOrder: 'Si ya creó una orden, ábrala en la página de órdenes y elija allí cómo pagar.',
  moonpayOrders: 'Mis órdenes',
} as const satisfies Translated<English['neighbours']>
