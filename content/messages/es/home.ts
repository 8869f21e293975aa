import type { English, Translated } from '../catalogue.ts'

export const home = {
  metaTitle: '{brand}: cambie una moneda por otra, en minutos',
  metaDescription:
    'Intercambio de cripto al instante y sin cuenta. Todas las comisiones a la vista antes de enviar, una tasa garantizada si lo desea y cada paso seguido en la cadena.',
  headline: 'Cambie una moneda por otra, en minutos.',
  lead: 'Sin cuenta y sin libro de órdenes. Vea cada comisión antes de enviar, asegure la tasa si lo desea y siga cada paso en la cadena.',
  medianSwap: 'mediana de un intercambio hoy',
  minutesSeconds: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  coins: {
    one: '{count} moneda',
    many: '{count} de monedas',
    other: '{count} monedas',
  },
  onNetworks: {
    one: 'en {count} red',
    many: 'en {count} de redes',
    other: 'en {count} redes',
  },
  lowestFee: 'comisión de intercambio más baja',
  percent: '{sign}{value} %',
  pairsTitle: 'Pares populares',
  pair: '<from>{from}</from> a <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: 'Cambio en 24 horas',
  exchangePair: 'Intercambiar',
  howTitle: 'Cómo funciona',
  how1Title: 'Elija y compruebe',
  how1Text:
    'Elija dos monedas y un importe. La tasa de mercado, nuestro margen y cada comisión están en una pequeña lista.',
  how2Title: 'Envíe a una dirección',
  how2Text:
    'Usted indica la dirección que debe recibir las monedas y nosotros le damos una a la que pagar. Sin cuenta y sin depósito previo.',
  how3Title: 'Sígalo en la cadena',
  how3Text:
    'La página de la orden muestra cada paso cuando ocurre, con enlaces a las dos transacciones. Ciérrela y vuelva cuando quiera.',
  trustTitle: 'Con qué puede contar',
  trust1Title: 'Lo que ve es lo que paga',
  trust1Text:
    'Las comisiones forman parte de la oferta. No se añade nada después de que usted envíe.',
  trust2Title: 'Los pagos tardíos o distintos no se pierden',
  trust2Text:
    'Un pago que llega tarde, o por otro importe, se intercambia a la tasa actual o se devuelve: usted elige.',
  trust3Title: 'Código abierto',
  trust3Text: 'Cualquiera puede leer cómo funciona y ponerlo en marcha.',
} as const satisfies Translated<English['home']>
