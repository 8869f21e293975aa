import type { MailTexts } from '../mail-texts.ts'

export const spanish: MailTexts = {
  frame: {
    playMoney: 'Este es un mundo de prueba de {brand}: sus monedas no valen nada.',
    inFull: 'O abra esta dirección en su navegador:',
  },
  order: {
    states: {
      waiting: {
        subject: 'pedido recibido',
        sentence:
          'Tu pedido está abierto. Envía el pago a la dirección de depósito que aparece en la página del pedido; te escribiremos en cuanto lo veamos.',
      },
      confirming: {
        subject: 'hemos visto su pago',
        sentence:
          'Hemos visto su pago. El intercambio sigue cuando tenga suficientes confirmaciones.',
      },
      finished: {
        subject: 'su intercambio ha terminado',
        sentence: 'Su intercambio ha terminado: el pago a usted está confirmado en su cadena.',
      },
      refunded: {
        subject: 'le hemos devuelto sus monedas',
        sentence:
          'Hemos devuelto sus monedas a su dirección de reembolso, y la transferencia está confirmada.',
      },
      hold: {
        subject: 'su intercambio le espera',
        sentence:
          'Su intercambio le espera: ábralo en el navegador en que lo creó, o con su enlace secreto, y elija cómo sigue.',
      },
      expired: {
        subject: 'su intercambio ha caducado',
        sentence:
          'No llegó ningún pago a tiempo, por eso su intercambio ha caducado. Un pago tardío no se pierde.',
      },
      failed: {
        subject: 'su intercambio se ha cerrado',
        sentence: 'El operador ha cerrado su intercambio. No queda nada pendiente.',
      },
      fiat_ended: {
        subject: 'su orden está completada',
        sentence:
          'El proveedor informa de que su orden está completada. La página de la orden muestra lo que se envió.',
      },
      fiat_declined: {
        subject: 'su orden ha sido rechazada',
        sentence:
          'El proveedor ha rechazado su orden; no se retuvo ningún dinero. Puede intentarlo de nuevo o elegir otro proveedor.',
      },
      fiat_refunded: {
        subject: 'su pago ha sido devuelto',
        sentence:
          'El proveedor informa de que se le ha devuelto lo que pagó. Puede tardar algunos días en llegar.',
      },
      fiat_charged_back: {
        subject: 'el pago de su orden ha sido anulado',
        sentence:
          'El banco ha recuperado el pago de su orden. Si usted no lo pidió, escriba al proveedor.',
      },
      fiat_sale_declined: {
        subject: 'su venta ha sido rechazada',
        sentence:
          'El proveedor ha rechazado su venta. No envíe monedas para ella. Si ya las envió, pida al proveedor que las devuelva a su dirección de reembolso.',
      },
      fiat_sale_refunded: {
        subject: 'sus monedas han sido devueltas',
        sentence:
          'El proveedor informa de que ha devuelto sus monedas a su dirección de reembolso.',
      },
    },
    details: {
      send: 'Envía',
      deposit: 'Dirección de depósito',
      get: 'Recibe',
      payUntil: 'Paga antes de',
      paid: 'Has pagado',
      payIn: 'Transacción del pago',
      received: 'Has recibido',
      destination: 'A la dirección',
      payout: 'Transacción de envío',
      refunded: 'Reembolsado',
      refundTo: 'Dirección de reembolso',
      refund: 'Transacción del reembolso',
      provider: 'Proveedor',
      order: 'ID de la orden',
      providerOrder: 'Referencia del proveedor',
      fee: 'Comisiones incluidas',
    },
    secret:
      'Gestiona este pedido desde cualquier dispositivo con este enlace privado. Quien lo tenga puede decidir sobre los reembolsos: no lo compartas.',
    otherState: {
      subject: 'novedades de su intercambio',
      sentence: 'El estado de su intercambio ha cambiado.',
    },
    reasons: {
      amount_differs: 'Lo que llegó no es el importe esperado.',
      amount_too_small: 'Lo que llegó es demasiado poco para intercambiarlo.',
      amount_too_large: 'Lo que llegó es más de lo que se puede intercambiar de una vez.',
      paid_late: 'Su pago se vio o se confirmó demasiado tarde para la tasa garantizada.',
      payout_refused: 'La red rechazó el pago a su dirección.',
      account_taken:
        'Otra persona tomó el nombre de la cuenta que el pago iba a crear. Elija otro en la página de la orden.',
      screening: 'Primero una persona revisa este intercambio. Ahora no tiene que hacer nada.',
      identification: 'Se le pide que se identifique antes de seguir.',
      identification_refused:
        'La identificación no ha tenido éxito, por eso se le devuelven sus monedas.',
      refund_decided: 'No se puede realizar, por eso se le devuelven sus monedas.',
    },
    lookedAt: 'su intercambio está en revisión',
    subjectLine: '{brand}: {subject} ({code})',
    follow: 'Seguir su intercambio',
    questions: '¿Preguntas? Escriba a {support} e indique la orden {code}.',
    stop: 'Recibe este mensaje porque su dirección se dejó en este intercambio. Para no recibir más, quite la dirección en la página del intercambio.',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand}: confirme su dirección de correo',
        says: [
          'Alguien, esperamos que usted, se registró en {brand} con esta dirección de correo.',
          'Confírmela y elija su contraseña.',
        ],
        notYou: '¿No fue usted? Entonces no haga nada: sin este enlace nadie puede iniciar sesión.',
      },
      'already-registered': {
        subject: '{brand}: usted ya tiene una cuenta',
        says: [
          'Alguien quiso usar esta dirección de correo para una cuenta en {brand}. Ya tiene una, y no se ha cambiado nada.',
          '¿Fue usted? Inicie sesión como siempre. Si ya no sabe su contraseña, elija una nueva.',
        ],
        notYou: '¿No fue usted? Entonces no haga nada: nadie se entera de que tiene una cuenta.',
      },
      recover: {
        subject: '{brand}: elija una contraseña nueva',
        says: ['Se ha pedido una contraseña nueva para su cuenta en {brand}.'],
        notYou: '¿No fue usted? Entonces no haga nada: su contraseña queda como está.',
      },
      'email-change': {
        subject: '{brand}: confirme su nueva dirección de correo',
        says: [
          'Esta dirección va a ser la de una cuenta en {brand}. Nada cambia hasta que usted la confirme.',
        ],
        notYou: '¿No fue usted? Entonces no haga nada: la cuenta conserva su dirección.',
      },
      'email-change-notice': {
        subject: '{brand}: su dirección de correo está a punto de cambiar',
        says: [
          'Se ha introducido una nueva dirección de correo para su cuenta. Valdrá cuando se confirme con el enlace que hemos enviado allí.',
        ],
        notYou:
          '¿No fue usted? Cambie su contraseña de inmediato y cierre todas las demás sesiones.',
      },
      'password-changed': {
        subject: '{brand}: su contraseña ha cambiado',
        says: [
          'La contraseña de su cuenta ha cambiado. Todas las demás sesiones se han cerrado.',
          'Las llaves de acceso y las cuentas vinculadas siguen permitiendo iniciar sesión. Revíselas en la página de su cuenta y quite las que no sean suyas.',
        ],
        notYou:
          '¿No fue usted? Restablezca su contraseña de inmediato desde la ventana de inicio de sesión.',
      },
      'new-sign-in': {
        subject: '{brand}: inicio de sesión desde un dispositivo nuevo',
        says: ['Alguien inició sesión en su cuenta desde un dispositivo que no conocíamos.'],
        notYou:
          '¿No fue usted? Cambie su contraseña de inmediato y cierre todas las demás sesiones.',
      },
      'suspicious-sign-in': {
        subject: '{brand}: hemos detenido un inicio de sesión',
        says: [
          'Alguien dio la contraseña correcta de su cuenta, pero algo no era habitual. No le hemos dejado entrar.',
          'Para volver a iniciar sesión, elija una contraseña nueva.',
        ],
        notYou:
          '¿No fue usted? Entonces alguien conoce su contraseña: elija una nueva aquí y en cualquier otro sitio donde la use.',
      },
      'totp-enabled': {
        subject: '{brand}: los códigos de dos factores están activados',
        says: [
          'Al iniciar sesión en su cuenta se pide ahora también un código de su aplicación de autenticación.',
          'Guarde sus códigos de recuperación donde los encuentre sin su teléfono.',
        ],
        notYou:
          '¿No fue usted? Cambie su contraseña de inmediato y cierre todas las demás sesiones.',
      },
      'totp-disabled': {
        subject: '{brand}: los códigos de dos factores están desactivados',
        says: [
          'Al iniciar sesión en su cuenta ya no se pide un código de su aplicación de autenticación.',
        ],
        notYou:
          '¿No fue usted? Cambie su contraseña de inmediato y cierre todas las demás sesiones.',
      },
      'passkey-added': {
        subject: '{brand}: se ha añadido una llave de acceso',
        says: [
          'Se ha añadido una llave de acceso a su cuenta. Permite iniciar sesión sin contraseña.',
        ],
        notYou:
          '¿No fue usted? Quite la llave de acceso de su cuenta, cambie su contraseña y cierre todas las demás sesiones.',
      },
      'social-confirm': {
        subject: '{brand}: confirme que es usted',
        says: [
          'Alguien, esperamos que usted, quiere iniciar sesión en {brand} a través de otro servicio e indicó allí esta dirección de correo.',
          'Abra el enlace en el navegador en el que empezó.',
        ],
        notYou: '¿No fue usted? Entonces no haga nada: sin este enlace nadie puede iniciar sesión.',
      },
      'social-linked': {
        subject: '{brand}: otra forma de iniciar sesión',
        says: [
          'Se ha vinculado a la suya una cuenta de otro servicio. Ahora se puede iniciar sesión con ella.',
        ],
        notYou:
          '¿No fue usted? Quite el vínculo de su cuenta, cambie su contraseña y cierre todas las demás sesiones.',
      },
      'account-deleted': {
        subject: '{brand}: su cuenta se ha eliminado',
        says: [
          'Su cuenta se ha eliminado, con su dirección de correo, contraseña, sesiones y direcciones guardadas.',
          'Sus órdenes quedan en los libros, sin su dirección de correo.',
        ],
        notYou: '¿No fue usted? Escriba al operador de inmediato.',
      },
    },
    actions: {
      confirm: 'Confirmar la dirección',
      choosePassword: 'Elegir una contraseña nueva',
      confirmNew: 'Confirmar la nueva dirección',
      open: 'Abrir su cuenta',
      signIn: 'Iniciar sesión',
    },
    lifetimes: {
      day: 'El enlace sirve una sola vez, en un plazo de 24 horas. No lo comparta.',
      hour: 'El enlace sirve una sola vez, en el plazo de 1 hora. No lo comparta.',
    },
    facts: {
      email: 'Nueva dirección: {email}',
      device: 'Dispositivo: {device}',
      country: 'País: {country}',
      at: 'Hora: {at}',
      provider: 'Servicio: {provider}',
      name: 'Llave de acceso: {name}',
      ways: 'Otras formas de iniciar sesión: {ways}',
    },
    reasons: {
      entered: 'Recibe este mensaje porque esta dirección se introdujo en {brand}.',
      owned: 'Recibe este mensaje porque esta dirección pertenece a una cuenta en {brand}.',
      deleted: 'Recibe este mensaje porque esta dirección pertenecía a una cuenta en {brand}.',
    },
    questions: '¿Preguntas? Escriba a {support}.',
    never: 'Nunca le pedimos su contraseña ni sus códigos por correo.',
  },
}
