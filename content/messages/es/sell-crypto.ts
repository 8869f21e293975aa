import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {
  metaTitle: 'Vender cripto por dinero en su banco · {brand}',
  metaDescription:
    'Compare lo que varios proveedores pagan por sus monedas, descontadas las comisiones, y reciba el dinero en su banco. Aquí no necesita cuenta.',
  title: 'Vender cripto por dinero en su banco',
  lead: 'Se pregunta a varios proveedores a la vez. Usted ve lo que pagaría cada uno tras todas las comisiones y vende al que elija.',
  howTitle: 'Cómo funciona la venta',
  compareTitle: 'Compare',
  compareText:
    'Indique qué moneda, cuánto y dónde está su banco. Las ofertas llegan según responden los proveedores, y la que más le da lleva una marca.',
  addressTitle: 'Dé una dirección para la vuelta',
  addressText:
    'Si una venta no se puede realizar, el proveedor devuelve allí las monedas. Antes se comprueba la dirección.',
  sendTitle: 'Envíe las monedas',
  sendText:
    'En la página del proveedor usted indica adónde debe ir el dinero. Después su orden muestra aquí la dirección a la que van las monedas.',
  paidTitle: 'Reciba el dinero',
  paidText:
    'El proveedor paga en cuanto tiene las monedas. La página de la orden muestra en qué punto está; cuánto tarda la transferencia depende de su banco.',
  questionsTitle: 'Preguntas antes de vender',
  whoQuestion: '¿Quién compra mis monedas?',
  whoAnswer:
    'El proveedor que usted elija. Sus monedas y sus datos bancarios van solo a él; este sitio nunca tiene ni unas ni otros.',
  costQuestion: '¿Cuánto cuesta?',
  costAnswer:
    'Cada oferta muestra lo que queda tras las comisiones del proveedor. Su billetera paga a la red por enviar las monedas. Este sitio no añade nada al precio.',
  papersQuestion: '¿Tengo que decir quién soy?',
  papersAnswer:
    'Aquí no. El proveedor paga dinero a un banco, así que puede pedir su nombre o documentos en su propia página.',
  priceQuestion: '¿Es seguro el precio?',
  priceAnswer:
    'Una oferta es lo que el proveedor indica en este momento. Confirma el precio en su propia página, antes de que usted envíe nada.',
} as const satisfies Translated<English['sellCrypto']>
