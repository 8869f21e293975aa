import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Socios',
  description:
    'Empresas con las que trabaja {brand}, tal como las nombra el operador, qué formas de colaboración hay y cómo empezar una.',
  heading: 'Socios',
  lead: 'Quién trabaja con {brand} y cómo puede hacerlo usted.',
  sections: [
    {
      id: 'partners',
      heading: 'Quién trabaja con nosotros',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Formas de trabajar juntos',
      points: [
        'Las billeteras y las tiendas llevan a sus clientes a un intercambio ya relleno, con un simple enlace.',
        'Los equipos que están detrás de una moneda la incluyen en la lista, para que se pueda intercambiar por cualquier otra de aquí.',
        'Las casas de cambio y los creadores de mercado aportan precios o se encargan de las operaciones con las que equilibramos nuestras existencias.',
        'Los proveedores de pagos con tarjeta y por banco permiten comprar y vender monedas con la divisa de cada país.',
        'Los servicios que puntúan direcciones o identifican a personas responden a nuestras preguntas sobre órdenes concretas.',
      ],
    },
    {
      id: 'expect',
      heading: 'Qué pedimos a un socio',
      paragraphs: [
        'Un socio dice a sus clientes que el intercambio es nuestro y los lleva a nuestras condiciones. No promete tasas que nuestra estimación no muestre ni pide a nadie una frase semilla o una clave privada.',
        'Que se nombre a alguien en esta página no recomienda ninguna moneda ni da parte alguna en el negocio del otro. Un enlace que sale de aquí lleva a un sitio que no gestionamos.',
      ],
    },
    {
      id: 'begin',
      heading: 'Cómo empezar',
      steps: [
        'Lea la página de su tipo de negocio; dice lo que existe hoy.',
        'Escríbanos desde una dirección del dominio de su empresa. Díganos qué gestiona, en qué países y qué le gustaría construir.',
        'Respondemos con preguntas o con una propuesta. Nada está acordado hasta que está por escrito.',
      ],
      contact: 'business',
      links: [
        { text: 'Para monedas y tokens', path: '/for-tokens' },
        { text: 'Para billeteras', path: '/for-wallets' },
        { text: 'Para casas de cambio', path: '/for-exchanges' },
        { text: 'Para servicios', path: '/for-services' },
      ],
    },
  ],
}
