import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'No tiene conexión',
  description: 'Lo que este navegador recuerda de sus órdenes mientras no hay conexión.',
  lead: 'A esta página no se puede llegar sin conexión. Las órdenes siguen igualmente: lo pagado se intercambia y se envía.',
  retry: 'Intentar de nuevo',
  ordersTitle: 'Órdenes en este navegador',
  order: '{from} a {to}',
  code: 'Orden {code}',
  lastKnown: '{status}, según los datos de {time}',
  unknownStatus: 'Aquí no se conoce el estado',
  noOrders: 'Este navegador no recuerda ninguna orden.',
} as const satisfies Translated<English['offline']>
