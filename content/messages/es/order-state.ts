import type { English, Translated } from '../catalogue.ts'

export const orderState = {
  heldLess: 'Envió menos de lo acordado',
  heldMore: 'Envió más de lo acordado',
  heldAgain: 'Envió otro pago',
  heldLate: 'Demasiado tarde para el tipo garantizado',
  heldSmall: 'Demasiado poco para intercambiar',
  heldLarge: 'Demasiado para un solo intercambio',
  heldPayout: 'No podemos pagar a esta dirección',
  heldAccount: 'El nombre de la cuenta está ocupado',
  heldCheck: 'Estamos comprobando su pago',
  heldIdentity: 'Identifíquese para continuar',
  heldRefund: 'Sus monedas vuelven a usted',
  choicesLeft:
    'El tipo garantizado ya no se aplica. Todavía puede intercambiar al tipo actual o recibir un reembolso.',
  agreedTitle: 'Intercambiar lo acordado y reembolsar el resto',
  agreedText:
    'Intercambiamos {amountFrom} {from} al tipo garantizado y pagamos exactamente {amountTo} {to}. Después reembolsamos {rest} {from}: el resto menos {networkFee} {from} de comisión de red.',
  agreedAccept: 'Recibir {amountTo} {to} y {rest} {from} de vuelta',
  agreedUntil: 'El tipo garantizado vale durante',
  agreedWhile:
    'El tiempo para pagar ha terminado. Esta opción sigue solo mientras el mercado esté cerca del tipo garantizado.',
  seenOther: 'Hasta ahora hemos visto {sent} {from}. La orden es de {expected} {from}.',
  lessFloat: 'Lo que llegue se intercambia al tipo actual cuando esté confirmado.',
  lessFixed:
    'Cuando esté confirmado, usted elige: enviar el resto, intercambiar al tipo actual o recibir un reembolso.',
  moreFixed: 'Cuando esté confirmado, usted elige qué hacer con ello.',
  lateFloat:
    'Su pago llegó después de que venciera la orden. No se ha perdido: lo intercambiamos al tipo actual cuando esté confirmado.',
  lateFixed:
    'Su pago llegó después de que venciera la orden. No se ha perdido: cuando esté confirmado, usted elige el tipo actual o un reembolso.',
  againFloat:
    'Envió otro pago para esta orden. Lo intercambiamos al tipo actual cuando esté confirmado.',
  againFixed:
    'Envió otro pago para esta orden. Cuando esté confirmado, usted elige el tipo actual o un reembolso.',
  otherSum:
    'Envió {sent} {from}, no {expected} {from}, así que recibe {got} {to}. La estimación era de {announced} {to}.',
  restLater: 'Reembolsamos el resto, {rest} {from}, en cuanto se confirme el pago.',
  restOnWay: 'El resto, {rest} {from}, va de camino a su dirección de reembolso.',
  restBack: 'El resto, {rest} {from}, fue reembolsado.',
  sentTo: 'Enviado a',
  refundedTo: 'Reembolsado a',
  sentBackAt: 'Devuelto',
  youPaid: 'Usted pagó',
  youSold: 'Usted vendió',
  askSupport: '¿Preguntas? Escriba a {support} e indique el código de la orden.',
  eventRest: 'El resto fue reembolsado',
} as const satisfies Translated<English['orderState']>
