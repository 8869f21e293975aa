import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para monedas y tokens: entre en la lista',
  description:
    'Cómo entra una moneda o un token en {brand}: en qué se fija el operador, qué datos enviar y qué ocurre después.',
  heading: 'Para monedas y tokens',
  lead: 'Una moneda que está en la lista se puede intercambiar por cualquier otra de la lista.',
  sections: [
    {
      id: 'what',
      heading: 'Qué aporta estar en la lista',
      points: [
        'Un lugar en la lista del formulario de intercambio, con nombre, símbolo, icono y red.',
        'Páginas propias en trece idiomas para sus pares, con tasa en vivo y límites.',
        'Tasa flotante y, donde su mercado lo soporta, tasa garantizada.',
        'Un enlace sencillo al formulario con su moneda ya rellena, para su propio sitio o su billetera.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'En qué se fija el operador',
      paragraphs: [
        'El operador de {brand} decide sobre cada moneda y responde de ella ante sus clientes. Tiene que poder calcular el precio a partir de varios mercados independientes, comprarla y venderla, y tener un nodo de la red o acceso a uno. En un token, el contrato no debe poder congelar los pagos, gravarlos ni revertirlos en el camino; en una moneda, reescribir la cadena tiene que ser lo bastante caro.',
        'Estar en la lista no es una recomendación, y puede terminar: una moneda sin precios fiables queda en pausa automáticamente hasta que vuelvan.',
      ],
    },
    {
      id: 'send',
      heading: 'Qué enviar',
      steps: [
        'El nombre y el símbolo, la red y, si es un token, la dirección del contrato, tal como están en su propio sitio.',
        'El número de decimales y si las transferencias necesitan un memo o una etiqueta.',
        'Dónde se negocia, con el volumen de los últimos treinta días en cada mercado.',
        'El explorador, el código fuente, los informes de auditorías de seguridad y quién puede cambiar o detener el contrato.',
        'Un icono en SVG, con el derecho a mostrarlo.',
        'Una persona que responda cuando la red se actualice o se detenga.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Después',
      paragraphs: [
        'Un token en una red que ya está aquí es sobre todo una fila de datos comprobados. Una moneda con red propia exige un nodo, una billetera y pruebas, y por eso tarda más. Avísenos a tiempo de las actualizaciones: así los pagos en ambos sentidos se pueden detener antes, y no después, de que algo se rompa.',
        'Aquí nadie vende un lugar en la lista por mensajería. Quien lo ofrezca en nuestro nombre a cambio de un pago por adelantado no es de los nuestros.',
      ],
      links: [
        { text: 'Las monedas de hoy', path: '/supported-currencies' },
        { text: 'Socios', path: '/partners' },
      ],
    },
  ],
}
