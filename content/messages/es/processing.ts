import type { English, Translated } from '../catalogue.ts'

export const processing = {
  metaTitle: 'Intercambiar {from} por {to}',
  metaDescription:
    'Indique la dirección que debe recibir las monedas, compruébelo todo y cree la orden.',
  stepAddresses: 'Direcciones',
  stepCheck: 'Revisión',
  stepPay: 'Pago',
  steps: 'Pasos del intercambio',
  addressesTitle: 'Dirección de destino',
  destinationAddress: 'Su dirección de {ticker}',
  destinationHint: 'Una dirección en {network} que usted controla.',
  extraIdNone: 'ninguno',
  refundAddress: 'Su dirección de reembolso de {ticker}',
  refundHint: 'Si el intercambio no se puede completar, sus monedas vuelven aquí.',
  refundRequired: 'Una tasa garantizada necesita una dirección de reembolso.',
  refundExtraId: '{name} de la dirección de reembolso',
  email: 'Correo para novedades de esta orden',
  emailHint: 'Solo para esta orden. Puede dejarlo vacío.',
  agree:
    'Acepto las <terms>condiciones de uso</terms> y la <privacy>política de privacidad</privacy>.',
  agreeMissing: 'Acepte las condiciones para continuar.',
  addressMissing: 'Introduzca la dirección.',
  toCheck: 'Revisar orden',
  checkTitle: 'Revise antes de crear la orden',
  checkText:
    'Los pagos en cripto son irreversibles. Compare las direcciones carácter por carácter.',
  youSend: 'Envías',
  youGet: 'Recibes',
  youGetAbout: 'Recibe aproximadamente',
  rate: 'Tipo de cambio',
  rateFloating: 'Variable: se fija según el mercado cuando se confirma su pago',
  rateGuaranteed: 'Garantizado',
  guaranteedTimes:
    'Pague en {pay} minutos; la red debe confirmar su pago en los {confirm} minutos siguientes a la orden. Después seguirá recibiendo este importe si el mercado no se ha movido en contra. Si lo ha hecho, usted elige la tasa actual o un reembolso.',
  quoteExpires: 'Nueva oferta en',
  quoteRenewed: 'La tasa se ha renovado: envía {from}, recibe {to}.',
  quoteWorse:
    'El mercado se ha movido: ahora recibiría {amount} {ticker}. Acepte ese importe antes de que se cree la orden.',
  acceptAmount: 'Aceptar {amount} {ticker}',
  exchangeFee: 'Comisión de intercambio',
  networkFee: 'Comisión de red',
  accountCost: 'De ella, para la cuenta nueva',
  sendTo: 'A la dirección',
  refundTo: 'Dirección de reembolso',
  noRefund: 'no indicada',
  create: 'Crear la orden',
  creating: 'Creando la orden…',
  edit: 'Cambiar',
  rateExpired: 'Esa tasa ha caducado. Aquí tiene una nueva: revísela y cree la orden de nuevo.',
  rateUsed: 'Esa tasa se usó para otra orden. Aquí tiene una nueva: revísela.',
  rateWithdrawn: 'El mercado se movió demasiado. Aquí tiene una tasa nueva: revísela.',
  playAddresses: 'Rellenar con direcciones de la billetera de prueba',
  newTab: 'se abre en una pestaña nueva',
  stepDone: 'hecho',
  emailShown: 'Correo',
  optional: 'opcional',
  networkOf: 'en {network}',
  aliasOf: '<name>{alias}</name> le corresponde, según {provider}',
  newAccountKey: 'Clave pública de la cuenta nueva',
  eosNone: 'Aún no tengo una cuenta de EOS',
  eosWhat:
    'Una cuenta de EOS tiene un nombre propio de 12 caracteres. Podemos encargarnos de que la suya se cree con el pago a usted: pertenece a quien tenga la clave que indique aquí.',
  eosCost:
    'Crearla cuesta {cost} por su memoria y su ancho de banda. Se suma a la comisión de red.',
  eosSuggest: 'Proponer un nombre libre',
  eosKeyHint:
    'De su billetera de EOS: empieza por EOS o PUB_K1_. Nunca dé una clave privada a nadie.',
  eosKeyMalformed:
    'No es una clave pública de EOS. Empieza por EOS o PUB_K1_: cópiela de nuevo de su billetera.',
  eosKeyPrivate:
    'Esta es una clave privada. Nunca se la muestre a nadie: indique la clave pública, de un par nuevo.',
  eosNameEmpty: 'Escriba el nombre que desea como destino o deje que le propongamos uno.',
  eosNameLength: 'El nombre de una cuenta nueva tiene exactamente 12 caracteres.',
  eosNameDot: 'El nombre de una cuenta nueva no puede contener un punto.',
  eosNameCharacters: 'En un nombre solo caben las letras de la a a la z y las cifras del 1 al 5.',
  eosNameFirst: 'Un nombre empieza por una letra.',
  eosNameChecking: 'Comprobando si {name} está libre…',
  eosNameUnknown: 'La red EOS no responde ahora. El nombre se comprueba de nuevo con la orden.',
  eosNameFree: '{name} está libre.',
  eosNameTaken: '{name} es de otra persona.',
  eosNameTake: 'Tomar {name}',
  eosNoSuchAccount:
    'No existe ninguna cuenta de EOS con el nombre {name}. Compruebe cómo está escrito o pida abajo que se cree.',
  offline: 'No tiene conexión. No se pierde nada: siga cuando vuelva la conexión.',
  offlineCreating:
    'No tiene conexión. La orden se envía una sola vez en cuanto vuelva la conexión; deje esta página abierta.',
  kycTitle: 'Una orden de este tamaño pide identificación.',
  kycText:
    'Cuando su pago esté confirmado, se le pregunta quién es; tenga un documento a mano. Una vez aprobado, las monedas salen por sí solas; si se le rechaza, su pago se le reembolsa.',
  notSent:
    'No se puede contactar con el servidor y no se ha enviado nada. Lo que escribió sigue aquí: inténtelo de nuevo en un momento.',
} as const satisfies Translated<English['processing']>
