import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para casas de cambio',
  description:
    'Cómo trabajan los mercados y los creadores de mercado con {brand}: como fuente de precios, para equilibrar existencias o como operadores.',
  heading: 'Para casas de cambio',
  lead: 'Cada orden mueve aquí nuestras existencias y hay que equilibrarla en alguna parte. Puede ser con usted.',
  sections: [
    {
      id: 'sides',
      heading: 'Los dos lados de un intercambio instantáneo',
      paragraphs: [
        'Ante los clientes, {brand} indica un importe a cambio de un pago. Detrás están los precios de varios mercados y unas existencias de cada moneda. Cuando una moneda escasea o se acumula, se compensa en un mercado, dentro de los márgenes que fija el operador.',
        'Los clientes nunca tratan con el mercado, y el mercado no sabe nada de ellos: ve las operaciones del propio operador.',
      ],
    },
    {
      id: 'prices',
      heading: 'Como fuente de precios',
      points: [
        'Las tasas salen de los libros públicos de varias casas de cambio. Más de una tiene que coincidir para que un precio cuente.',
        'Un precio antiguo, aislado o alejado de los demás se descarta. Mientras queden muy pocos, la moneda está en pausa.',
        'Una fuente nueva necesita un canal público de las mejores ofertas de compra y de venta, con una descripción y límites razonables sobre la frecuencia de las consultas.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Como mercado',
      points: [
        'Claves que pueden operar pero no retirar, para que una clave robada no pueda vaciar una cuenta.',
        'Órdenes con un identificador de cliente nuestro, para que una respuesta perdida nunca se convierta en una segunda operación.',
        'Mercados en las monedas que los clientes intercambian, en tamaños de algunas decenas a algunas decenas de miles de dólares estadounidenses.',
        'Un sistema de pruebas, o al menos una cuenta en la que se puedan ensayar los fallos.',
      ],
    },
    {
      id: 'operate',
      heading: 'Ofrezca sus propios intercambios',
      paragraphs: [
        'También puede traer aquí a sus propios clientes para las monedas que no ofrece: un enlace con las dos monedas y el importe abre el formulario ya relleno. Y el software que mueve este sitio, Causeway, lo puede poner en marcha cualquiera en sus propios servidores; tiene la licencia MIT.',
      ],
    },
    {
      id: 'begin',
      heading: 'Cómo empezar',
      steps: [
        'Escríbanos con un enlace a la documentación de su API y a sus comisiones.',
        'Indique la entidad jurídica con la que trataríamos y los países en los que puede hacerlo.',
        'Probamos su API con sumas pequeñas antes de que cuente para los clientes.',
      ],
      contact: 'business',
      links: [
        { text: 'Socios', path: '/partners' },
        { text: 'Para desarrolladores', path: '/developers' },
      ],
    },
  ],
}
