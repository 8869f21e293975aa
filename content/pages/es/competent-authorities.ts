import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para las autoridades competentes',
  description:
    'Cómo contactan la policía, los tribunales y los supervisores con el operador de {brand}, qué debe incluir una solicitud y qué datos existen.',
  heading: 'Para las autoridades competentes',
  lead: 'Cómo escribirnos, qué indicar, y qué podemos saber y qué no.',
  sections: [
    {
      id: 'write',
      heading: 'Adónde escribir',
      paragraphs: [
        'Escriba, por favor, desde una dirección oficial. Las solicitudes se responden por escrito, y solo después de asegurarnos de que vienen de quien dicen venir.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Qué debe incluir una solicitud',
      points: [
        'La autoridad, el número de expediente y el nombre de la persona a la que se puede devolver la llamada.',
        'La ley en la que se basa y, si hace falta, la resolución de un tribunal.',
        'Al menos uno de estos datos: código de una orden, ID de una transacción con su cadena, dirección con su moneda. Las órdenes no se pueden buscar por el nombre de una persona.',
        'El momento del que se trata, con su huso horario.',
        'Qué se pide y para cuándo. Si no se debe informar al cliente, la norma que lo dispone.',
      ],
    },
    {
      id: 'data',
      heading: 'Qué datos existen',
      points: [
        'De cada orden: monedas, importes, dirección a la que se paga y dirección de destino, transacciones y la hora de cada paso. Se guardan como parte de los libros.',
        'La dirección de reembolso: durante un año desde el final de la orden.',
        'La dirección de correo, si el cliente dio una: durante 90 días desde el final de la orden.',
        'El resultado del control de un pago o de una dirección, y si un cliente se identificó. Los documentos los tiene el servicio de identificación.',
        'De las cuentas: dirección de correo, sesiones abiertas con navegador, país y dirección de red, y las órdenes creadas con la sesión iniciada.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Qué no existe',
      paragraphs: [
        'Para una orden no se recogen nombres, fechas de nacimiento ni fotos. Las direcciones de red de los visitantes no se guardan con las órdenes, y las descripciones del navegador se descartan. De las contraseñas solo se guarda un hash. Lo que se eliminó al cumplirse su plazo no se puede recuperar, salvo de una copia de seguridad mientras exista.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Si las monedas aún se están moviendo',
      paragraphs: [
        'Ponga la palabra «urgente» en el asunto y el ID de la transacción en la primera línea. Indique también la dirección a la que van las monedas. Mientras no se confirme la llegada, podemos poner una orden en espera añadiendo esa dirección a la lista de direcciones restringidas. Un envío ya realizado en una cadena pública es irreversible.',
        'Una orden en espera sigue en los libros como deuda con su cliente hasta que se libera, se reembolsa o dispone de ella quien pueda hacerlo conforme a la ley.',
      ],
      links: [
        { text: 'Política de privacidad', path: '/privacy-policy' },
        { text: 'Control e identificación', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'La empresa',
      facts: 'company',
    },
  ],
}
