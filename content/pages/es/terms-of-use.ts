import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const spanishTerms: LegalPage = [
  {
    heading: 'Qué hace {brand}',
    paragraphs: [
      '{brand} intercambia una criptomoneda por otra. Usted crea una orden, paga a la dirección que esta indica, y las monedas que eligió se envían a la dirección que usted dio.',
      'No hay saldo de cuenta. {brand} tiene sus monedas solo entre su pago y el pago a usted de la misma orden.',
    ],
  },
  {
    heading: 'Tipos de cambio y comisiones',
    paragraphs: [
      'Cada estimación muestra la tasa, la comisión de intercambio y la comisión de red antes de que usted cree una orden. Después no se añade nada.',
      'Con una tasa variable, el importe se fija según el mercado cuando se confirma su pago. Con una tasa garantizada, recibe exactamente el importe mostrado si su pago se detecta a tiempo y se confirma a tiempo.',
    ],
  },
  {
    heading: 'Pagos que difieren',
    paragraphs: [
      'Un pago que llega tarde, o por un importe distinto del esperado, no se pierde. Según la orden, se intercambia a la tasa actual, o la orden espera a que usted elija entre un intercambio y un reembolso.',
      'Un reembolso es lo que usted pagó, menos la comisión de la red que lo lleva de vuelta.',
    ],
  },
  {
    heading: 'De qué responde usted',
    paragraphs: [
      'Compruebe las direcciones y los datos adicionales que indica. Un pago a una dirección que usted confirmó es irreversible.',
      'Envíe cada moneda en la red que la orden indica. Las monedas enviadas en otra red pueden quedar fuera de alcance.',
      'Use el servicio solo donde lo permita la ley que se le aplica.',
    ],
  },
]
