import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Sobre este servicio de intercambio',
  description:
    'Qué es {brand}, cómo trata sus monedas, qué no hace nunca y quién está detrás, en la medida en que se ha publicado.',
  heading: 'Sobre {brand}',
  lead: '{brand} intercambia una moneda por otra: paga con una y recibe la otra en una dirección suya.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'Qué es {brand}',
      paragraphs: [
        '{brand} es un servicio de intercambio instantáneo. No hay saldo que cargar ni pantalla de negociación que aprender. Una orden es un pago que entra y un pago que sale, cada uno en su propia cadena de bloques, donde cualquiera puede consultarlo.',
        'No hace falta cuenta. Si quiere una, tendrá sus órdenes en un solo lugar en todos los dispositivos y podrá guardar direcciones con un nombre.',
        'El sitio está disponible en trece idiomas. Cada uno usa los términos propios del sector, y una página tiene la misma dirección en todos ellos, salvo las dos letras del idioma.',
      ],
    },
    {
      id: 'principles',
      heading: 'Nuestros principios',
      points: [
        'Todo antes de pagar. La estimación indica la tasa, la comisión de intercambio y la comisión de red. Después no se añade nada.',
        'Una tasa garantizada es una promesa. Si paga el importe exacto a tiempo, recibe el importe mostrado, aunque el mercado haya caído mientras tanto.',
        'Nada se pierde. Un pago que llega tarde, dos veces o por otro importe queda anotado y se muestra con su orden. La decisión es suya.',
        'Los libros se comprueban. Cada movimiento se anota dos veces en un libro mayor, y un programa lo compara sin cesar con las cadenas. Si difieren, la moneda afectada se detiene hasta que una persona lo haya revisado.',
        'Guardamos pocos datos. Ni nombre ni foto, y una dirección de correo solo si la indicó.',
      ],
    },
    {
      id: 'software',
      heading: 'El software',
      paragraphs: [
        'El servicio de intercambio funciona con Causeway, un software que un operador instala en sus propios servidores, con sus propios nodos y sus propias claves. Se entrega con su código fuente bajo la licencia MIT. Cómo se comporta cuando los pagos son demasiado pequeños, llegan demasiado tarde o los revierte una cadena forma parte de su documentación y de sus pruebas.',
      ],
    },
    {
      id: 'company',
      heading: 'La empresa',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'Las personas',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Escríbanos',
      paragraphs: [
        'Si tiene una pregunta sobre una orden, indique su código. Aparece en la parte superior de la página de la orden y en todos los correos sobre ella.',
      ],
      contact: 'support',
      links: [
        { text: 'Cómo funciona un intercambio', path: '/how-it-works' },
        { text: 'Preguntas y respuestas', path: '/faq' },
      ],
    },
  ],
}
