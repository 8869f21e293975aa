import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Preguntas y respuestas',
  description:
    'Lo que más se pregunta sobre intercambiar monedas en {brand}: tipos de cambio, pagos, memos, reembolsos, esperas, cuentas y privacidad.',
  heading: 'Preguntas y respuestas',
  lead: 'Si su pregunta es sobre una orden suya, la página de la orden suele saber antes la respuesta.',
  sections: [
    {
      id: 'beginning',
      heading: 'Antes de un intercambio',
      questions: [
        {
          question: '¿Necesito una cuenta?',
          answer:
            'No. Una orden necesita una dirección para las monedas nuevas y nada más. Una cuenta es útil si desea ver sus órdenes en varios dispositivos.',
        },
        {
          question: '¿Cuánto cuesta?',
          answer:
            'La estimación muestra la comisión de intercambio y la comisión de red del pago a usted antes de que cree una orden, y ambas ya están descontadas del importe que recibe. Aparte se paga la comisión que su propia billetera cobra por enviar.',
        },
        {
          question: '¿Qué tasa debo elegir?',
          answer:
            'La tasa variable suele dar un poco más y sigue al mercado hasta que se confirma su pago. La tasa garantizada da exactamente el importe mostrado, a cambio de un pago exacto y a tiempo.',
        },
        {
          question: '¿Hay un mínimo o un máximo?',
          answer:
            'Sí, para cada par. Ambos siguen al mercado, y el formulario lo dice en cuanto un importe queda fuera.',
        },
        {
          question: '¿Puedo hacer que las monedas se envíen a otra persona?',
          answer:
            'Sí: se envían a la dirección que usted indique. Compruébela dos veces, porque el envío es irreversible.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Pagar',
      questions: [
        {
          question: '¿Cuánto tiempo tengo?',
          answer:
            'Con tasa garantizada, 15 o 20 minutos, que la página de la orden va descontando. Con tasa variable, 36 horas.',
        },
        {
          question: 'He olvidado el memo o la etiqueta. ¿Se han perdido mis monedas?',
          answer:
            'No, pero ningún programa puede saber de quién son. Escriba a soporte con el código de la orden y el identificador de la transacción; una persona busca el pago y lo resuelve con usted.',
        },
        {
          question: 'He enviado en otra red. ¿Y ahora?',
          answer:
            'Depende de la moneda. Algunos de esos pagos se pueden encontrar; otros quedan fuera de alcance para siempre. Escriba a soporte con el identificador de la transacción y no envíe de nuevo.',
        },
        {
          question: 'He enviado de más, de menos o demasiado tarde.',
          answer:
            'Con tasa variable, lo que llegó se intercambia a la tasa actual, dentro de los límites. Con tasa garantizada, la orden queda en espera y usted elige entre la tasa actual y un reembolso.',
        },
        {
          question: '¿Por qué no aparece mi pago?',
          answer:
            'Busque primero la transacción en un explorador de su cadena. Si no está allí, su billetera aún no la ha enviado. Si allí está esperando, la red está ocupada; aparece aquí en cuanto la red la transmite.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Mientras una orden está en curso',
      questions: [
        {
          question: '¿Cuánto se tarda?',
          answer:
            'Casi siempre, lo que tarden las confirmaciones de su pago, que la página de la orden va contando: de menos de un minuto a una hora, según la cadena.',
        },
        {
          question: '¿Puedo cancelar?',
          answer:
            'Una orden que no se pagó simplemente caduca. Un pago que se está intercambiando no se puede detener; mientras una orden espera su elección, puede pedir el reembolso.',
        },
        {
          question: '¿Por qué está mi orden en espera?',
          answer:
            'Lo dice la página de la orden. Por lo general, el importe o el momento difieren de lo acordado. A veces hay que revisar las monedas, o se le pide que se identifique. Las monedas en espera se liberan o se devuelven; nunca nos quedamos con ellas.',
        },
        {
          question: '¿Cómo funciona un reembolso?',
          answer:
            'Todo lo que llegó vuelve, menos una comisión de red, a su dirección de reembolso o a la que usted dé en la página de la orden. No se cobra comisión de intercambio.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Seguridad y privacidad',
      questions: [
        {
          question: '¿Quién puede ver mi orden?',
          answer:
            'Quien tenga su enlace ve las monedas, los importes, las direcciones y los pasos, pero no su dirección de correo ni la dirección de reembolso. Solo el titular puede decidir algo.',
        },
        {
          question: 'Ahora uso otro dispositivo. ¿Cómo llego a mi orden?',
          answer:
            'Abra allí el enlace secreto de la orden o cargue el archivo de recuperación; con una cuenta, inicie sesión. El enlace normal también muestra la orden, pero sin el derecho a elegir.',
        },
        {
          question: 'Alguien de soporte me pide la frase semilla.',
          answer:
            'Es un fraude, siempre. Aquí nadie la necesita, y quien la tiene tiene sus monedas. Ponga fin a la conversación.',
        },
        {
          question: '¿Qué se guarda sobre mí?',
          answer:
            'Lo que una orden necesita: monedas, importes, direcciones, horas y, si usted la dio, una dirección de correo, que se elimina 90 días después del final de la orden. Lo demás está en la política de privacidad.',
        },
      ],
    },
    {
      id: 'more',
      heading: '¿No está su pregunta?',
      contact: 'support',
      links: [
        { text: 'Cómo funciona un intercambio', path: '/how-it-works' },
        { text: 'El curso rápido', path: '/crashcourse' },
        { text: 'Política de privacidad', path: '/privacy-policy' },
      ],
    },
  ],
}
