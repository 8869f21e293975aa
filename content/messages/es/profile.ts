import type { English, Translated } from '../catalogue.ts'

export const profile = {
  metaTitle: 'Ajustes – {brand}',
  metaDescription: 'Su cuenta: cómo inicia sesión y qué se guarda sobre usted.',
  title: 'Ajustes',
  signedInAs: 'Sesión iniciada como {email}',
  sections: 'Partes de los ajustes',
  orders: {
    one: 'Su {count} orden',
    many: 'Sus {count} de órdenes',
    other: 'Sus {count} órdenes',
  },

  emailTitle: 'Dirección de correo',
  emailText: 'Con ella inicia sesión, y allí van los correos sobre sus órdenes.',
  emailChange: 'Cambiar la dirección de correo',
  emailNew: 'Nueva dirección de correo',
  emailHint: 'Allí se envía un enlace. Nada cambia hasta que lo haya abierto.',
  emailSend: 'Enviar el enlace',
  emailSent: 'Un enlace está en camino a {email}. Hasta que lo abra, su dirección queda como está.',
  emailInvalid: 'Dirección de correo no válida',

  passwordTitle: 'Contraseña',
  passwordText: 'Cuando cambia, se cierra su sesión en todos los demás lugares.',
  passwordNone:
    'Su cuenta aún no tiene contraseña. Con una, puede iniciar sesión con su dirección de correo.',
  passwordChange: 'Cambiar la contraseña',
  passwordSet: 'Elegir una contraseña',
  passwordOld: 'Contraseña actual',
  passwordNew: 'Contraseña nueva',
  passwordHint: '{least} caracteres o más. Van bien unas cuantas palabras que nadie más juntaría.',
  passwordSave: 'Guardar la contraseña',
  passwordSaved: 'Su contraseña ha cambiado. Todas las demás sesiones se han cerrado.',

  proofPassword: 'Su contraseña',
  proofPasswordHint: 'Se pide de nuevo para que nadie más cambie esto en su pantalla abierta.',
  proofCode: 'Código de su aplicación de autenticación',
  proofCodeHint: 'Seis cifras, o uno de sus códigos de recuperación.',
  proofNeeded:
    'Inició sesión hace demasiado tiempo para esto. Cierre la sesión, iníciela de nuevo y vuelva aquí.',
  needed: 'Esto es necesario.',
  passwordWrong: 'Dirección o contraseña incorrecta',

  totpTitle: 'Inicio de sesión con dos factores',
  totpText:
    'Con él, una contraseña por sí sola no deja entrar a nadie: se pide además un código de una aplicación de su teléfono.',
  totpOn: 'Activado',
  totpOff: 'Desactivado',
  totpBegun: 'Sin terminar',
  totpEnable: 'Activarlo',
  totpScan: 'Escanee esto con su aplicación de autenticación.',
  totpQr: 'Código QR para su aplicación de autenticación. La clave que está al lado dice lo mismo.',
  totpSecret: 'O escriba esta clave',
  totpCopySecret: 'Copiar la clave',
  totpOpenApp: 'Abrirla en una aplicación de este dispositivo',
  totpConfirmCode: 'El código que la aplicación muestra ahora',
  totpConfirmHint: 'Seis cifras. Cada 30 segundos aparece uno nuevo.',
  totpConfirm: 'Comprobar el código y activar',
  totpConfirmed: 'El inicio de sesión con dos factores está activado.',
  totpGiveUp: 'No activarlo',
  totpGivenUp: 'El inicio de sesión con dos factores sigue desactivado.',
  totpWrong: 'Código de Google Authenticator no válido',
  totpAttemptsLeft: {
    one: 'Queda {count} intento.',
    many: 'Quedan {count} de intentos.',
    other: 'Quedan {count} intentos.',
  },
  totpDisable: 'Desactivarlo',
  totpDisableText: 'A partir de entonces basta su contraseña, o una cuenta vinculada, para entrar.',
  totpDisabled:
    'El inicio de sesión con dos factores está desactivado. Sus códigos de recuperación ya no sirven.',
  codesLeft: {
    one: 'Queda {count} código de recuperación.',
    many: 'Quedan {count} de códigos de recuperación.',
    other: 'Quedan {count} códigos de recuperación.',
  },
  codesFew:
    'Cree otros nuevos antes de que se acaben: sin su teléfono son la única forma de entrar.',
  codesRenew: 'Crear códigos de recuperación nuevos',
  codesRenewText: 'Los códigos que tiene ahora dejarán de servir.',
  codesRenewed: 'Tiene códigos de recuperación nuevos. Los anteriores ya no sirven.',
  codesTitle: 'Sus códigos de recuperación',
  codesText:
    'Cada uno le deja entrar una vez cuando no tiene su teléfono a mano. Se muestran solo ahora: guárdelos donde guarda las cosas de valor.',
  codesCopy: 'Copiar todos los códigos',
  codesDownload: 'Descargar',
  codesPrint: 'Imprimir',
  codesDone: 'Los he guardado',
  codesFileText:
    'Códigos de recuperación de su cuenta en {brand} ({email}). Cada uno le deja entrar una vez, en lugar de un código de su aplicación de autenticación.',

  passkeysTitle: 'Llaves de acceso',
  passkeysText:
    'Inicie sesión con su huella, su rostro o el bloqueo de su dispositivo, sin contraseña. Una llave de acceso funciona solo en este sitio, así que ninguna copia del sitio puede quitársela.',
  passkeysNone: 'Aún no tiene llaves de acceso.',
  passkeyAdd: 'Añadir una llave de acceso',
  passkeyName: 'Nombre de la llave de acceso',
  passkeyNameHint: 'Para reconocerla: «Teléfono», «Llave de mi llavero».',
  passkeyAdded: 'La llave de acceso «{name}» se ha añadido.',
  passkeyUnsupported:
    'Este navegador no puede crear llaves de acceso. Pruebe con uno más nuevo o con otro dispositivo.',
  passkeyNeedsName:
    'Las llaves de acceso necesitan un sitio con nombre. No funcionan en una dirección de cifras como la que está usando.',
  passkeyByName: 'Abra esta página en {address} e inicie sesión allí.',
  passkeyCancelled:
    'No se creó ninguna llave de acceso: el diálogo de su dispositivo se cerró o se acabó el tiempo.',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso de su cuenta.',
  passkeyFailed: 'Su dispositivo no pudo crear una llave de acceso.',
  passkeyMadeOn: 'Añadida el {date}',
  passkeyUsedOn: 'Usada por última vez el {date}',
  passkeyNeverUsed: 'Nunca usada',
  passkeyRename: 'Cambiar el nombre de «{name}»',
  passkeyRenameSave: 'Guardar el nombre',
  passkeyRenamed: 'La llave de acceso se llama ahora «{name}».',
  passkeyRemove: 'Quitar «{name}»',
  passkeyRemoveText:
    'Ya no dejará entrar a nadie. Bórrela también en los ajustes de su dispositivo: allí sigue en la lista.',
  passkeyRemoveButton: 'Quitar la llave de acceso',
  passkeyRemoved: 'La llave de acceso «{name}» se ha quitado.',

  socialTitle: 'Cuentas vinculadas',
  socialText:
    'Cuentas de otros servicios con las que puede iniciar sesión aquí. Allí no se publica nada.',
  socialLink: 'Vincular {provider}',
  socialLinked: '{provider} está vinculado.',
  socialLinkedOn: 'Vinculada el {date}',
  socialUnlink: 'Desvincular {provider}',
  socialUnlinkText: 'Ya no podrá iniciar sesión aquí con esta cuenta de {provider}.',
  socialUnlinkButton: 'Desvincular la cuenta',
  socialUnlinked: '{provider} ya no está vinculado.',
  socialNone: 'No hay ninguna cuenta vinculada.',
  socialNotOffered: 'Este servicio de intercambio no ofrece tales cuentas.',
  socialBlocked:
    'Su navegador bloqueó la ventana. Permita las ventanas de este sitio e inténtelo de nuevo.',
  socialTaken:
    'Con esa cuenta ya inicia sesión alguien aquí: otra cuenta de este servicio de intercambio.',
  socialFailed: 'La cuenta no se vinculó.',

  newsTitle: 'Boletín',
  newsText:
    'Novedades sobre el servicio de intercambio, pocas veces. Los correos sobre sus órdenes y su cuenta llegan en todo caso.',
  newsSwitch: 'Enviarme el boletín',
  newsOn: 'Usted recibe el boletín.',
  newsOff: 'Usted ya no recibe el boletín.',
  newsMetaTitle: 'Listas de correo – {brand}',
  newsMetaDescription: 'Qué correos recibe.',
  newsPageTitle: 'Listas de correo',
  newsPageLead: 'Qué correos recibe en {email}.',
  newsAllSettings: 'Todos los ajustes',

  sessionsTitle: 'Dónde tiene la sesión iniciada',
  sessionsText: '¿Algo que no conoce? Cierre esa sesión y cambie su contraseña.',
  sessionHere: 'Este dispositivo',
  sessionUnknownDevice: 'Dispositivo desconocido',
  sessionPlace: 'Desde {country}',
  sessionSeen: 'Última actividad {time} UTC',
  sessionSince: 'Sesión iniciada {time} UTC',
  sessionEnd: 'Cerrar sesión',
  sessionEndNamed: 'Cerrar la sesión de {device}, última actividad {time} UTC',
  sessionEnded: 'La sesión de {device} está cerrada.',
  sessionsEndOthers: 'Cerrar todas las demás sesiones',
  sessionsEnded: 'Todas las demás sesiones se han cerrado.',

  dataTitle: 'Sus datos',
  dataText:
    'Todo lo que se guarda sobre usted, en un archivo que los programas pueden leer: su cuenta, sus sesiones, sus direcciones, sus órdenes.',
  dataExport: 'Descargar mis datos',
  dataExported: 'Sus datos se están guardando en un archivo.',
  deleteTitle: 'Eliminar la cuenta',
  deleteGoes:
    'Lo que desaparece de inmediato: su dirección de correo, contraseña, inicio de sesión con dos factores, llaves de acceso, cuentas vinculadas, sesiones, direcciones guardadas y boletín.',
  deleteStays:
    'Lo que queda: las órdenes mismas con sus importes, direcciones e identificadores de transacción, sin su nombre. Los libros las necesitan, y la ley también.',
  deleteFinal: 'No se puede deshacer. Las órdenes sin terminar deben terminar antes.',
  deleteButton: 'Eliminar mi cuenta para siempre',
  deleteOrdersOpen: 'Tiene órdenes sin terminar. Espere a que terminen y vuelva después.',
  orderLink: 'Orden {code}',
  deleteShowOrders: 'Mostrar estas órdenes',
  deleted: 'Su cuenta se ha eliminado.',

  failed: 'Error interno',
} as const satisfies Translated<English['profile']>
