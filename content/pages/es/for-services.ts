import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para tiendas y servicios',
  description:
    'Cómo las tiendas, los blogs, los gestores de carteras y las comunidades llevan a la gente a un intercambio en {brand}, y qué conviene decirle.',
  heading: 'Para tiendas y servicios',
  lead: 'Sus visitantes tienen una moneda y necesitan otra. Un enlace los lleva hasta allí con todo relleno.',
  sections: [
    {
      id: 'who',
      heading: 'Para quién',
      points: [
        'Tiendas que aceptan una moneda que su cliente no tiene.',
        'Gestores de carteras y páginas de precios, junto al par que alguien está mirando.',
        'Blogs y comunidades que explican cómo conseguir una moneda.',
        'Juegos y aplicaciones con un token propio que se ofrece aquí.',
      ],
    },
    {
      id: 'link',
      heading: 'El enlace',
      paragraphs: [
        'Bastan tres palabras en una dirección: /?from=usdt20&to=xmr&amount=250 abre el formulario con Tether en Ethereum, Monero y 250 ya rellenos. Cada una se puede omitir. Para otro idioma, ponga delante sus dos letras: /es/?from=btc&to=eth.',
        'Añada isFixedRate=true cuando se deba una suma exacta: el formulario empieza entonces con la tasa garantizada.',
        'Los símbolos son los de nuestra lista. Un token que existe en varias redes tiene un símbolo para cada una.',
      ],
    },
    {
      id: 'machines',
      heading: 'Para programas',
      paragraphs: [
        'Las monedas, los límites y las estimaciones se pueden leer con las llamadas que se describen en /api/openapi.json. La frecuencia de las llamadas está limitada por cliente: guarde cada respuesta unos segundos y llame desde su servidor. Si el operador tiene un programa de afiliados, las condiciones de este explican cómo se gana una comisión. Sin programa, los enlaces no generan comisión.',
      ],
      links: [
        { text: 'Para desarrolladores', path: '/developers' },
        { text: 'Condiciones del programa de afiliados', path: '/earn-terms-of-use' },
      ],
    },
    {
      id: 'honest',
      heading: 'Qué decir a sus visitantes',
      steps: [
        'Diga que el intercambio lo hace {brand}, y no usted.',
        'Muestre una estimación como estimación: con su hora y, si la tasa es flotante, con la palabra «aproximadamente».',
        'No prometa ganancias ni llame segura a ninguna moneda.',
        'Si gana algo con el enlace, dígalo donde la ley lo pida.',
      ],
    },
    {
      id: 'begin',
      heading: 'Más que un enlace',
      paragraphs: [
        'Si necesita algo que no se describe aquí, escríbanos: qué gestiona, cuántas personas lo usan y qué deberían poder hacer.',
      ],
      contact: 'business',
      links: [{ text: 'Socios', path: '/partners' }],
    },
  ],
}
