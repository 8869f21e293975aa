import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const spanishTerms: LegalPage = [
  {
    heading: 'Qué hace {brand}',
    paragraphs: [
      '{brand} intercambia una criptomoneda por otra. Al crear una orden, paga a la dirección que esta muestra, y las monedas que eligió se envían a la dirección que indicó.',
      'No hay saldo de cuenta. {brand} tiene sus monedas solo entre su pago y el envío de la misma orden.',
    ],
  },
  {
    heading: 'Tasas y comisiones',
    paragraphs: [
      'Cada estimación muestra la tasa, la comisión de intercambio y la comisión de red antes de que cree una orden. Después no se añade nada.',
      'Con una tasa flotante, el importe se fija según el mercado cuando se confirma su pago. Con una tasa garantizada, recibe exactamente el importe mostrado si su pago se detecta y se confirma a tiempo.',
    ],
  },
  {
    heading: 'Pagos que difieren',
    paragraphs: [
      'Un pago que llega tarde, o por un importe distinto del esperado, no se pierde. Según la orden, se intercambia a la tasa actual, o la orden espera a que elija entre un intercambio y un reembolso.',
      'Un reembolso es lo que pagó, menos la comisión de la red que lo lleva de vuelta.',
    ],
  },
  {
    heading: 'De qué responde usted',
    paragraphs: [
      'Compruebe las direcciones y los datos adicionales que indica. Los pagos a una dirección que confirmó son irreversibles.',
      'Envíe cada moneda en la red que la orden indica. Las monedas enviadas en otra red pueden resultar irrecuperables.',
      'Use el servicio solo donde lo permita la ley que se le aplica.',
    ],
  },
]
