import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Cómo funciona un intercambio',
  description:
    'De la estimación al envío de sus monedas: cada paso de una orden en {brand}, cuánto tarda y qué ocurre si un pago difiere.',
  heading: 'Cómo funciona un intercambio',
  lead: 'Una orden es un pago que entra y un pago que sale. Esto es lo que ocurre entre los dos.',
  sections: [
    {
      id: 'steps',
      heading: 'Cinco pasos',
      steps: [
        'Elija dos monedas y un importe. La estimación muestra la tasa, la comisión de intercambio, la comisión de red y lo que recibe.',
        'Indique la dirección en la que quiere recibir las monedas nuevas. Péguela o escanee su código, y añada el memo o la etiqueta si su billetera indica uno. Con tasa garantizada hace falta además una dirección de reembolso.',
        'Compruébelo todo y cree la orden. Verá una dirección, un importe exacto y, con algunas monedas, un memo.',
        'Pague desde su propia billetera. El pago se detecta en pocos instantes y cuenta después de un número de confirmaciones que la página indica antes de que pague.',
        'Las monedas que eligió se envían a su dirección. La orden está terminada cuando ese pago está confirmado en su propia cadena.',
      ],
    },
    {
      id: 'rates',
      heading: 'Flotante o garantizada',
      paragraphs: [
        'Con tasa flotante, el importe se fija según el mercado del momento en que se confirma su pago. Puede resultar algo mayor o menor que la estimación. La orden se puede pagar durante 36 horas.',
        'Con tasa garantizada recibe exactamente el importe mostrado si la suma exacta se detecta dentro del plazo de pago y se confirma antes de la hora indicada en la página de la orden. El plazo de pago es de 15 o 20 minutos, según la moneda. La promesa cuesta un margen algo mayor.',
      ],
    },
    {
      id: 'time',
      heading: 'Cuánto se tarda',
      paragraphs: [
        'Casi todo el tiempo se va en esperar confirmaciones. Una moneda de bloques rápidos tarda un minuto o dos; Bitcoin, a menudo media hora. Los pagos que valen más de 25.000 dólares estadounidenses esperan el doble de confirmaciones; por encima de 150.000, el triple.',
      ],
    },
    {
      id: 'differs',
      heading: 'Cuando un pago difiere',
      points: [
        'De más o de menos con tasa flotante: lo que llegó se intercambia, mientras esté dentro de los límites.',
        'Otro importe o demasiado tarde con tasa garantizada: la orden queda en espera y puede elegir entre la tasa del momento y un reembolso.',
        'Por debajo del mínimo: envíe el resto a la misma dirección o pida que se lo devuelvan.',
        'El reembolso incluye todo lo que llegó, menos una comisión de red. No se cobra comisión de intercambio.',
      ],
    },
    {
      id: 'keep',
      heading: 'Conserve el acceso a su orden',
      paragraphs: [
        'El navegador que creó una orden puede gestionarla. Guarde también el enlace secreto o el archivo de recuperación: permiten gestionarla desde otro navegador. Con una cuenta, la orden aparece en su lista.',
      ],
      links: [
        { text: 'Empezar un intercambio', path: '/' },
        { text: 'Sus órdenes', path: '/history' },
        { text: 'Preguntas y respuestas', path: '/faq' },
      ],
    },
  ],
}
