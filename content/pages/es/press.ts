import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Prensa',
  description:
    'Lo que otros han escrito sobre {brand}, datos del servicio que se pueden citar y cómo contactan los periodistas con el operador.',
  heading: 'Prensa',
  lead: 'Artículos sobre {brand} y lo que quizá quiera saber para escribir uno propio.',
  sections: [
    {
      id: 'articles',
      heading: 'Artículos',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} en pocas palabras',
      paragraphs: ['Estas frases se pueden citar tal como están.'],
      points: [
        '{brand} es un servicio de intercambio instantáneo de criptomonedas: un cliente paga una moneda y recibe otra en una dirección propia.',
        'No guarda saldos de clientes. Solo tiene las monedas entre un pago y el pago al cliente de la misma orden.',
        'Los clientes eligen entre una tasa flotante, fijada a la tasa de mercado cuando se confirma el pago, y una tasa garantizada para un importe fijo y un tiempo limitado.',
        'La tasa, la comisión de intercambio y la comisión de red se muestran antes de crear una orden.',
        'Los pagos y las direcciones pasan un control. Lo que el control detiene queda en espera o se devuelve; nunca nos quedamos con nada.',
      ],
    },
    {
      id: 'using',
      heading: 'Nombre e imágenes',
      paragraphs: [
        'Escriba el nombre tal como está aquí: {brand}. Puede mostrar imágenes de las páginas públicas que haya tomado, sin alterarlas. Tape, por favor, los códigos de las órdenes y las direcciones de otras personas: quien tiene el código de una orden puede abrir su página.',
        'No comentamos clientes ni órdenes concretas, ni confirmamos si alguien tiene una.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      paragraphs: [
        'Díganos sobre qué escribe, para quién y para cuándo necesita una respuesta. Para preguntas sobre una de sus órdenes, escriba a soporte.',
      ],
      contact: 'press',
      links: [{ text: 'Sobre {brand}', path: '/about' }],
    },
  ],
}
