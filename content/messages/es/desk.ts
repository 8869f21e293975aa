import type { English, Translated } from '../catalogue.ts'

export const desk = {
  title: '¿Qué desea hacer?',
  held: 'Ha llegado y está a salvo',
  expected: 'Esperado',
  differsLess: 'Usted envió {amount} {ticker} menos de lo esperado.',
  differsMore: 'Usted envió {amount} {ticker} más de lo esperado.',
  again: 'Llegó un pago cuando el pago a usted de esta orden ya se había hecho.',
  exchangeTitle: 'Intercambiarlo ahora',
  exchangeText:
    'Intercambiamos sus {amountFrom} {from} y enviamos exactamente {amountTo} {to} a su dirección.',
  exchangeAccept: 'Recibir {amountTo} {to}',
  exchangeUnavailable:
    'Ahora mismo no hay un precio al que intercambiarlo. Esta página vuelve a preguntar por sí sola.',
  offerRate: 'Tipo de cambio antes de comisiones',
  offerFee: 'Comisión de intercambio',
  offerNetworkFee: 'Comisión de red',
  offerGet: 'Recibe',
  offerValid: 'Esta oferta vale durante',
  offerNew: 'Una oferta nueva: usted recibe {amountTo} {to}.',
  topUpTitle: 'Enviar el resto',
  topUpPromise:
    'Envíe a tiempo {amount} {from} más a la misma dirección y recibirá los {amountTo} {to} garantizados.',
  topUpExact:
    'Envíe {amount} {from} más a la misma dirección y todo se intercambiará a la tasa de ese momento.',
  topUpLeast:
    'Envíe {amount} {from} más a la misma dirección para llegar al importe que tenía previsto; a partir de {least} {from}, todo se intercambia a la tasa de ese momento.',
  topUpQr: 'Código QR para enviar el resto de {amount} {ticker}',
  topUpTime: 'A tiempo significa dentro de',
  refundTitle: 'Recuperar sus monedas',
  refundText:
    'Le devolvemos {amountTo} {ticker}: lo que llegó, menos {networkFee} {ticker} de comisión de red.',
  refundButton: 'Devolver {amountTo} {ticker}',
  refundTooSmall:
    'Devolverlo cuesta {networkFee} {ticker}, más de lo que llegó. Queda anotado para esta orden y cuenta en cuanto llegue más.',
  refundAddress: 'Dirección para el reembolso',
  refundTo: 'A su dirección de reembolso',
  refundElsewhere: 'Enviarlo a otra dirección',
  chosenExchange:
    'Usted eligió que se intercambie. El pago a usted se está preparando; no hace falta nada más.',
  chosenRefund:
    'Usted eligió que se le devuelva. El reembolso se está preparando; no hace falta nada más.',
  strayTitle: 'A esta dirección llegó otra moneda',
  strayText:
    'Esta orden es para {ticker}. Lo que aparece aquí es otra moneda: no se ha perdido ni se ha intercambiado. Se guarda aparte hasta que el operador la haya revisado.',
  strayAsk: 'Escriba a {support} con el código de la orden y el identificador de la transacción.',
  keepTitle: 'Guarde el acceso a esta orden',
  keepText:
    'Solo este navegador puede gestionar esta orden. Para gestionarla desde otro, guarde el enlace secreto o el archivo de recuperación. Quien tenga uno de los dos puede controlar la orden: manténgalos en privado.',
  secretLink: 'Copiar el enlace secreto',
  secretLinkCopied: 'El enlace secreto está copiado',
  secretLinkShown: 'Su enlace secreto. Cópielo usted: este navegador no nos dejó hacerlo.',
  recoveryFile: 'Descargar el archivo de recuperación',
  recoveryByAccount:
    'Esta orden pertenece a su cuenta: inicie sesión en cualquier navegador y la encontrará entre sus órdenes. Su secreto está solo en el navegador que la creó.',
  linkedServices:
    'Inicie sesión con {services} en cualquier dispositivo para ver las órdenes de su cuenta.',
  recoveryFailed: 'No se pudo leer el secreto. {reason}',
  recoveryAbout:
    'Archivo de recuperación de una orden de intercambio. Abra el enlace, o elija este archivo en la página del historial, para decidir sobre la orden desde otro navegador. Quien lo tenga puede decidir por usted.',
  secretWorked: 'Ahora este navegador también tiene la orden.',
  secretWrong: 'El secreto de este enlace no es el de la orden. Usted la ve como invitado.',
  changeTitle: 'Cambiar lo que aún está abierto',
  emailLabel: 'Correo para novedades de esta orden',
  emailSet:
    'Los correos van a la dirección que dejó. Introduzca otra, o deje el campo vacío para no recibir más.',
  emailUnset: 'No se envían correos. Deje una dirección para saber cuándo cambia el estado.',
  emailSave: 'Guardar el correo',
  emailSaved: 'Guardado. Los correos sobre esta orden van a esa dirección.',
  emailStopped: 'Guardado. No se enviarán más correos sobre esta orden.',
  refundSaved: 'Guardado. Un reembolso iría a esta dirección.',
  extraIdLabel: '{name} de su dirección de destino',
  extraIdHint: 'Déjelo vacío si su dirección no necesita ninguno.',
  extraIdSave: 'Guardar el {name}',
  extraIdSaved: 'Guardado. El pago a usted lo llevará.',
  proofTitle: 'Confirme que es usted',
  proofText:
    'Inició sesión hace más de diez minutos. Preguntamos una vez más para que nadie más cambie esta orden en su pantalla abierta.',
  proofPassword: 'Su contraseña',
  proofPasswordWrong: 'Esta contraseña es incorrecta.',
  proofCode: 'Código de su aplicación de autenticación',
  proofCodeHint: 'Seis cifras, o uno de sus códigos de recuperación.',
  proofCodeWrong: 'Este código es incorrecto o ya se usó.',
  proofSend: 'Continuar',
  proofPasskeyText: 'Su cuenta no tiene contraseña. Use una de sus llaves de acceso.',
  proofPasskey: 'Usar una llave de acceso',
  proofPasskeyFailed: 'La llave de acceso no se aceptó. Inténtelo de nuevo.',
  proofSignIn:
    'Su cuenta no tiene contraseña. Cierre la sesión, iníciela de nuevo y vuelva a esta orden.',
  proofFailed: 'No se pudo comprobar. Inténtelo de nuevo en un momento.',
  notify: 'Avisarme cuando termine',
  notifyOn: 'Se le avisará mientras esta página esté abierta.',
  notifyRefused: 'Su navegador no permite avisos de esta página.',
  feedbackTitle: '¿Qué tal fue?',
  feedbackRate: 'Su valoración',
  feedbackStars: {
    one: '{count} estrella de 5',
    many: '{count} de estrellas de 5',
    other: '{count} estrellas de 5',
  },
  feedbackTags: '¿Qué destacaría?',
  tagFast: 'rápido',
  tagGoodRate: 'buen tipo de cambio',
  tagEasy: 'fácil',
  tagClear: 'claro',
  tagSlow: 'lento',
  tagDear: 'demasiado caro',
  tagConfusing: 'confuso',
  feedbackComment: '¿Algo más?',
  feedbackCommentHint: 'El operador lo lee. No escriba nombres ni direcciones.',
  feedbackSend: 'Enviar su valoración',
  feedbackThanks: 'Gracias. El operador lee todas las valoraciones.',
} as const satisfies Translated<English['desk']>
