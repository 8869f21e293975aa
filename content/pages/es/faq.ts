import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Preguntas y respuestas',
  description:
    'Lo que más se pregunta sobre intercambiar monedas en {brand}: tasas, pagos, memos, reembolsos, esperas, cuentas y privacidad.',
  heading: 'Preguntas y respuestas',
  lead: 'Si su pregunta es sobre una de sus órdenes, la respuesta suele estar en la página de la orden.',
  sections: [
    {
      id: 'beginning',
      heading: 'Antes de un intercambio',
      questions: [
        {
          question: '¿Necesito una cuenta?',
          answer:
            'No. Solo necesita una dirección para recibir las monedas nuevas. Una cuenta es útil si quiere ver sus órdenes en varios dispositivos.',
        },
        {
          question: '¿Cuánto cuesta?',
          answer:
            'La estimación muestra la comisión de intercambio y la comisión de red del envío a su dirección antes de que cree una orden, y ambas ya están descontadas del importe que recibe. Aparte se paga la comisión que su propia billetera cobra por enviar.',
        },
        {
          question: '¿Qué tasa debo elegir?',
          answer:
            'La tasa flotante suele dar un poco más y sigue al mercado hasta que se confirma su pago. La tasa garantizada da exactamente el importe mostrado, a cambio de un pago exacto y a tiempo.',
        },
        {
          question: '¿Hay un mínimo o un máximo?',
          answer:
            'Sí, para cada par. Ambos siguen al mercado, y el formulario avisa cuando un importe queda fuera.',
        },
        {
          question: '¿Puedo enviar las monedas a otra persona?',
          answer:
            'Sí: se envían a la dirección que indique. Compruébela dos veces, porque el envío es irreversible.',
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
            'Con tasa garantizada, 15 o 20 minutos; la página de la orden muestra la cuenta atrás. Con tasa flotante, 36 horas.',
        },
        {
          question: 'He olvidado el memo o la etiqueta. ¿Se han perdido mis monedas?',
          answer:
            'No, pero ningún programa puede saber de quién son. Escriba a soporte con el código de la orden y el ID de la transacción; una persona busca el pago y lo resuelve con usted.',
        },
        {
          question: 'He enviado en otra red. ¿Y ahora?',
          answer:
            'Depende de la moneda. Algunos de esos pagos se pueden encontrar; otros se pierden para siempre. Escriba a soporte con el ID de la transacción y no envíe de nuevo.',
        },
        {
          question: 'He enviado de más, de menos o demasiado tarde.',
          answer:
            'Con tasa flotante, lo que llegó se intercambia a la tasa actual, dentro de los límites. Con tasa garantizada, la orden queda en espera y puede elegir entre la tasa actual y un reembolso.',
        },
        {
          question: '¿Por qué no aparece mi pago?',
          answer:
            'Busque primero la transacción en un explorador de su cadena. Si no está allí, su billetera aún no la ha enviado. Si está pendiente, la red está saturada; aparecerá aquí en cuanto la red la transmita.',
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
            'Casi siempre, lo que tarden las confirmaciones de su pago, que puede seguir en la página de la orden: de menos de un minuto a una hora, según la cadena.',
        },
        {
          question: '¿Puedo cancelar?',
          answer:
            'Una orden sin pagar simplemente caduca. Un pago que se está intercambiando no se puede detener; mientras una orden espera su elección, puede pedir el reembolso.',
        },
        {
          question: '¿Por qué está mi orden en espera?',
          answer:
            'La página de la orden indica el motivo. Por lo general, el importe o el momento difieren de lo acordado. A veces hay que revisar las monedas, o se le pide que se identifique. Las monedas en espera se liberan o se devuelven; nunca nos quedamos con ellas.',
        },
        {
          question: '¿Cómo funciona un reembolso?',
          answer:
            'Todo lo que llegó vuelve, menos una comisión de red, a su dirección de reembolso o a la que indique en la página de la orden. No se cobra comisión de intercambio.',
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
            'Es un fraude, siempre. Aquí nadie la necesita, y quien la tiene tiene sus monedas. Corte la conversación.',
        },
        {
          question: '¿Qué se guarda sobre mí?',
          answer:
            'Lo que una orden necesita: monedas, importes, direcciones, horas y, si la indicó, una dirección de correo, que se elimina 90 días después del final de la orden. Lo demás está en la política de privacidad.',
        },
      ],
    },
    {
      id: 'more',
      heading: '¿No encuentra su pregunta?',
      contact: 'support',
      links: [
        { text: 'Cómo funciona un intercambio', path: '/how-it-works' },
        { text: 'El curso rápido', path: '/crashcourse' },
        { text: 'Política de privacidad', path: '/privacy-policy' },
      ],
    },
  ],
}
