import type { English, Translated } from '../catalogue.ts'

export const auth = {
  titleLogIn: 'Iniciar sesión',
  titleSignUp: 'Registrarse',
  titlePassword: 'Su contraseña',
  titleCode: 'Código de dos factores',
  titleRecover: 'Recuperar la contraseña',
  titleCheckEmail: 'Revise su correo',

  withEmail: 'Continuar con el correo',
  withPasskey: 'Entrar con llave de acceso',
  withProvider: 'Continuar con {provider}',
  or: 'o',
  haveAccount: '¿Ya tiene una cuenta?',
  noAccount: '¿Aún no tiene cuenta?',
  logInInstead: 'Inicie sesión',
  signUpInstead: 'Regístrese',
  agreement:
    'Al registrarse acepta las <terms>condiciones de uso</terms> y la <privacy>política de privacidad</privacy>.',
  guestOrders: 'Órdenes que creó sin una cuenta',
  whatFor:
    'También puede intercambiar sin una cuenta. Con una, sus órdenes están en un solo lugar.',

  email: 'Dirección de correo',
  emailPlaceholder: 'usted@example.com',
  emailInvalid: 'Dirección de correo no válida',
  continue: 'Continuar',
  signUp: 'Crear la cuenta',
  newsTitle: '¿Podemos enviarle novedades sobre el servicio de intercambio?',
  newsYes: 'Sí, envíenme novedades',
  newsNo: 'No, solo lo que se refiera a mi cuenta y a mis órdenes',
  signUpFailed: 'Error interno, inténtelo de nuevo',

  password: 'Contraseña',
  passwordForgotten: '¿Olvidó su contraseña?',
  logIn: 'Iniciar sesión',
  wrongCredentials: 'Dirección o contraseña incorrecta',
  logInFailed: 'Error interno',
  suspiciousTitle: 'Actividad sospechosa',
  suspiciousText:
    'Este inicio de sesión no es habitual: el navegador es nuevo para la cuenta. Para iniciar sesión, elija una contraseña nueva por correo.',
  resetPassword: 'Restablecer la contraseña',

  codeHint: 'Seis cifras de su aplicación de autenticación.',
  code: 'Código',
  codeWrong: 'Código de Google Authenticator no válido',
  codeFailed: 'Error interno',
  codeAttempts: {
    one: 'Queda {count} intento',
    many: 'Quedan {count} de intentos',
    other: 'Quedan {count} intentos',
  },
  codeNoneLeft: 'No quedan intentos. Inicie sesión de nuevo.',
  codeSubmit: 'Confirmar',
  recoveryInstead: 'Usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryHint:
    'Uno de los códigos que guardó al activar los códigos de dos factores. Cada uno sirve una sola vez.',
  authenticatorInstead: 'Usar la aplicación de autenticación',
  tokenOver: 'Ha tardado demasiado. Inicie sesión de nuevo.',

  recoverText: 'Le enviamos por correo un enlace para elegir una contraseña nueva.',
  recoverSend: 'Enviar el enlace',
  recoverInvalid: 'Introduzca una dirección de correo válida',
  recoverFailed: 'Error desconocido',
  recoverSentText:
    'Si existe una cuenta para {email}, un enlace para elegir una contraseña nueva está en camino. Sirve durante una hora.',
  recoverSentElse:
    '¿No ha llegado nada? Mire en la carpeta de correo no deseado y compruebe que la dirección sea correcta.',
  backToLogIn: 'Iniciar sesión',

  checkText: 'Hemos enviado un enlace a {email}. Confirma su registro y sirve durante un día.',
  checkNext: 'Ábralo, elija una contraseña y habrá terminado.',
  resend: 'Enviarlo de nuevo',
  resendIn: {
    one: 'Enviarlo de nuevo en {count} segundo',
    many: 'Enviarlo de nuevo en {count} de segundos',
    other: 'Enviarlo de nuevo en {count} segundos',
  },
  resent: 'Enviado de nuevo.',
  otherEmail: 'Otra dirección de correo',

  japanTitle: 'No para residentes en Japón',
  japanText:
    'Este servicio de intercambio no atiende a residentes en Japón. Parece que usted está allí.',
  japanTick: 'No resido en Japón',
  japanConfirm: 'Confirmar',
  japanUnconfirmed: 'Confirme primero que no reside en Japón.',

  captchaWorking: 'Comprobando que usted no es un robot. Tarda un momento.',
  captchaFailed: 'La comprobación de que usted no es un robot no funcionó. Inténtelo de nuevo.',
  captchaInsecure:
    'Esta página llegó por http sin cifrar, y los navegadores solo comprueban por https que usted no es un robot. Abra la página con https.',
  tooOften: {
    one: 'Demasiados intentos. Inténtelo de nuevo en {count} segundo.',
    many: 'Demasiados intentos. Inténtelo de nuevo en {count} de segundos.',
    other: 'Demasiados intentos. Inténtelo de nuevo en {count} segundos.',
  },
  unreachable: 'No se puede contactar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  socialBlocked: 'El navegador bloqueó la ventana. Permítala e inténtelo de nuevo.',
  socialFailed: 'No se pudo iniciar sesión allí. Inténtelo de nuevo o use otra forma.',
  socialCheckMail: 'Un enlace está en camino a {email}. Ábralo en este navegador.',
  socialLinkOver:
    'Este enlace es demasiado antiguo, ya se usó o se abrió en un navegador distinto de aquel en el que empezó. Empiece allí de nuevo.',
  passkeyFailed: 'No se recibió ninguna llave de acceso. Inténtelo de nuevo o use otra forma.',
  passkeyNeedsName:
    'Las llaves de acceso necesitan un sitio con nombre. No funcionan en una dirección de cifras como esta.',
  passkeyByName: 'Para usar una, abra esta página en {address}.',

  confirmMetaTitle: 'Confirme su registro – {brand}',
  confirmTitle: 'Confirme su registro',
  confirmText: 'Con una pulsación confirma su dirección de correo. Después elige una contraseña.',
  confirmButton: 'Confirmar',
  linkOldTitle: 'Este enlace es demasiado antiguo o ya se usó',
  confirmOld:
    'Si ya confirmó antes, elija una contraseña por correo o inicie sesión. Si no, regístrese de nuevo: recibirá un enlace nuevo.',
  recoverMetaTitle: 'Elija una contraseña – {brand}',
  recoverTitle: 'Elija una contraseña',
  recoverFor: 'Para la cuenta de {email}.',
  recoverOld: 'Un enlace sirve durante una hora y una sola vez. Pida que se le envíe uno nuevo.',
  recoverAgain: 'Enviar un enlace nuevo',
  newPassword: 'Contraseña nueva',
  passwordRule: {
    one: 'Al menos {count} carácter. Vale todo: palabras, espacios, signos.',
    many: 'Al menos {count} de caracteres. Vale todo: palabras, espacios, signos.',
    other: 'Al menos {count} caracteres. Vale todo: palabras, espacios, signos.',
  },
  passwordShort: {
    one: 'Al menos {count} carácter.',
    many: 'Al menos {count} de caracteres.',
    other: 'Al menos {count} caracteres.',
  },
  passwordLong: {
    one: 'Como máximo {count} carácter.',
    many: 'Como máximo {count} de caracteres.',
    other: 'Como máximo {count} caracteres.',
  },
  passwordCommon: 'Esta contraseña es de las que todo el mundo prueba. Elija otra.',
  setPassword: 'Guardar la contraseña e iniciar sesión',
  passwordSetTitle: 'Su contraseña está guardada',
  passwordSetText:
    'Ha iniciado sesión. En todos los demás lugares donde tenía una sesión abierta, se ha cerrado.',
  passwordSetCode:
    'Su contraseña está guardada. Inicie sesión con ella y con su código de dos factores.',
  toExchange: 'Ir al intercambio',
  toSettings: 'Ir a los ajustes',
  emailMetaTitle: 'Confirme su nueva dirección de correo – {brand}',
  emailTitle: 'Confirme su nueva dirección de correo',
  emailText:
    'A partir de entonces iniciará sesión con la nueva dirección, y los correos llegarán allí.',
  emailDoneTitle: 'Su dirección de correo ha cambiado',
  emailDone: 'Desde ahora es {email}.',
  emailOld: 'Un enlace sirve durante un día y una sola vez. Pida uno nuevo en los ajustes.',
  metaDescription: 'Aquí lleva un enlace de un correo nuestro.',
  whyPassword: 'Introduzca antes su contraseña',
  whyEmail: 'Introduzca antes su correo electrónico',
  whyNews: 'Elija antes si quiere el boletín',
  whyCode: 'Introduzca antes el código',
  whyTick: 'Marque antes la casilla',
} as const satisfies Translated<English['auth']>
