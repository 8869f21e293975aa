import type { English, Translated } from '../catalogue.ts'

export const lostPayment = {
  title: '¿Ha pagado y no pasa nada?',
  text: 'Introduzca el ID de la transacción de su monedero o exchange. Lo buscamos en la red y le decimos qué pasó con el pago.',
  label: 'ID de la transacción',
  hint: 'También se llama TXID o hash. Puede pegar un enlace de un explorador.',
  find: 'Buscar mi pago',
  notFound:
    'Todavía no encontramos en {network} ningún pago a nosotros con este ID. Si acaba de enviarlo, espere un minuto y vuelva a intentarlo. Si no, compruebe el ID y la red en la que envió.',
  pending:
    'Vemos su transacción, pero aún no está confirmada. Aparecerá aquí sola en cuanto lo esté.',
  failed:
    'La red no ejecutó esta transacción y no nos llegó nada. Revise su monedero y vuelva a enviar.',
  notOurs:
    'Esta transacción está confirmada, pero no nos pagó. Compruebe el ID y la dirección a la que envió.',
  dropped:
    'La red descartó esta transacción y no nos llegó nada. Si vuelve, la contamos. Revise su monedero antes de enviar otra vez.',
  beforeOrder:
    'Este pago llegó antes de que se creara esta orden. Abra la orden a la que iba destinado y búsquelo allí.',
  otherOrder: 'Este pago pertenece a otra orden.',
  otherOrderOwn: 'Este pago pertenece a su orden {id}.',
  inOrder:
    'Su pago de {amount} {ticker} forma parte de esta orden: {confirmations} de {needed} confirmaciones.',
  assigned: 'Su pago de {amount} {ticker} ya forma parte de esta orden.',
  claimed: 'Encontramos su pago de {amount} {ticker}. Esta página muestra ahora qué ocurre con él.',
  claimTitle: 'Encontramos su pago',
  memoMissing:
    'Llegó sin su {name}. Su dinero está a salvo. Comprobamos que el pago es suyo y después entra en esta orden.',
  memoWrong:
    'Llegó con otro {name}. Su dinero está a salvo. Comprobamos que el pago es suyo y después entra en esta orden.',
  otherCoin:
    'Esta orden es de {expected} y usted envió otra moneda. Su dinero está a salvo, pero esta orden no puede cambiarla.',
  otherNetwork:
    'Lo envió en una red distinta de {network}. Su dinero está a salvo, pero esta orden no puede cambiarlo.',
  confirmations: '{confirmations} de {needed} confirmaciones',
  review: 'Lo estamos comprobando. No tiene que hacer nada: esta página se actualiza sola.',
  done: 'Entró en una orden y se está cambiando.',
  unproven: 'No pudimos confirmar que este pago sea suyo, así que no entró en esta orden.',
  returned: 'Lo devolvimos a la dirección de la que vino.',
  contact: '¿Preguntas? Escriba a {support} con el código de la orden y el ID de la transacción.',
  move: 'Para cambiarlo ahora, cree una orden que envíe esta moneda. En su página introduzca el mismo ID: el pago pasa allí al instante.',
  moveLink: 'Crear una orden de {amount} {ticker}',
  report: 'Informar de este pago',
  eventClaimed: 'Se informó de un pago que faltaba',
  eventAssigned: 'El pago informado entró en una orden',
  eventRefused: 'El pago informado no se añadió',
  playNoMemo: 'Pagar sin memo',
  playClaimTitle: 'Decidir sobre un pago informado',
  playAssign: 'Añadirlo a la orden',
  playUnproven: 'No se confirma que sea suyo',
  playReturned: 'Devuelto',
} as const satisfies Translated<English['lostPayment']>
