import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Curso rápido: cripto en diez minutos',
  description:
    'Cadena de bloques, billetera, frase semilla, confirmación, comisión de red, memo, tasas y fraudes frecuentes, con palabras sencillas.',
  heading: 'Curso rápido',
  lead: 'Las palabras que encuentra quien intercambia monedas por primera vez, y lo que cada una significa para su dinero.',
  sections: [
    {
      id: 'blockchain',
      heading: '¿Qué es una cadena de bloques?',
      paragraphs: [
        'Una cadena de bloques es una lista de pagos que mantienen juntos miles de ordenadores. Cada pocos segundos o minutos se ponen de acuerdo sobre una página nueva, un bloque, y la añaden al final. La lista no es de nadie, todos pueden leerla, y cambiar una página antigua obligaría a reescribir todas las siguientes, lo que cuesta más de lo que se ganaría.',
        'Bitcoin tiene una lista así; Ethereum tiene otra. Las monedas no viajan entre ellas: un servicio de intercambio recibe las suyas en una y le envía otras en la segunda.',
      ],
    },
    {
      id: 'wallet',
      heading: '¿Qué es una billetera?',
      paragraphs: [
        'Una billetera es una aplicación o un dispositivo que guarda sus claves. Las monedas mismas están en la cadena de bloques; la clave es lo que le permite enviarlas. De ella la billetera deriva direcciones: una dirección es como un número de cuenta y se puede dar a cualquiera. La clave, no.',
        'Una cuenta en una plataforma de negociación no es una billetera propia. La plataforma tiene las claves; usted, solo su promesa.',
      ],
    },
    {
      id: 'seed',
      heading: '¿Qué es una frase semilla?',
      paragraphs: [
        'Doce o veinticuatro palabras a partir de las cuales se pueden volver a crear todas sus claves. Escríbalas en papel, guárdelas donde no lleguen ni el fuego ni las visitas y no las escriba nunca en una página web. Quien las lee tiene sus monedas; quien las pierde, junto con el dispositivo, no tiene ninguna.',
      ],
    },
    {
      id: 'network',
      heading: '¿Qué es una red y por qué importa?',
      paragraphs: [
        'El mismo token puede existir en varias cadenas. Tether en Ethereum y Tether en Tron comparten nombre y precio, pero son dos cosas distintas: las monedas enviadas en una no pueden llegar en la otra. Elija siempre la red que indican ambas partes.',
      ],
    },
    {
      id: 'confirmation',
      heading: '¿Qué es una confirmación?',
      paragraphs: [
        'Un pago que está en un bloque tiene una confirmación, y con cada bloque siguiente, una más. Los últimos bloques todavía se pueden sustituir; cuanto más profundo está un pago, menos probable es. Por eso un servicio de intercambio espera varias confirmaciones, y más cuando hay mucho en juego.',
      ],
    },
    {
      id: 'network-fee',
      heading: '¿Qué es una comisión de red?',
      paragraphs: [
        'El precio que una cadena cobra por un pago. Va a quien crea los bloques, no al servicio de intercambio. Sube cuando muchas personas quieren pagar a la vez y casi nunca depende del importe: enviar diez dólares cuesta lo mismo que enviar diez mil.',
      ],
    },
    {
      id: 'memo',
      heading: '¿Qué es un memo o una etiqueta?',
      paragraphs: [
        'En algunas cadenas, como las de XRP, Stellar o TON, muchos clientes de un servicio comparten una dirección. Un número o un texto breve junto al pago dice de quién es. Si un servicio le muestra uno, es tan importante como la dirección. Olvidarlo es el error más frecuente de todos.',
      ],
    },
    {
      id: 'rates',
      heading: 'Tasa flotante, tasa garantizada y deslizamiento',
      paragraphs: [
        'Los precios se mueven cada segundo, también mientras su pago está en camino. Con una tasa flotante recibe la tasa de mercado del momento en que se confirma su pago: a veces más de lo estimado, a veces menos. La diferencia se llama deslizamiento.',
        'Con una tasa garantizada, el servicio de intercambio asume ese riesgo durante unos minutos y cobra un poco más por ello. A cambio, debe pagar el importe exacto a tiempo.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Monedas volátiles y monedas estables',
      paragraphs: [
        'La mayoría de las monedas sube y baja varios puntos porcentuales al día, y algunas la mitad en una semana. Las monedas estables pretenden valer un dólar o un euro; se apoyan en la promesa de una empresa o de un programa, y promesas así ya se han roto.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Fraudes frecuentes',
      points: [
        'Un desconocido le escribe primero, haciéndose pasar por soporte, por un amigo o por alguien con interés romántico, y luego empieza a hablar de cripto.',
        'Una página se parece a una que conoce, pero su dirección tiene una letra de más. Use marcadores.',
        'Una ganancia garantizada, o un regalo que duplica lo que envíe primero. No existen.',
        'Un programa cambia en su dispositivo las direcciones copiadas. Compare los primeros y los últimos caracteres después de pegar.',
        'Alguien le pide la frase semilla o acceso remoto. Nunca hay un motivo legítimo.',
      ],
    },
    {
      id: 'first',
      heading: 'Su primer intercambio',
      steps: [
        'Instale una billetera desde la página de quien la hace y anote la frase semilla.',
        'Empiece con un importe cuya pérdida no le duela.',
        'Copie la dirección de su billetera, péguela aquí y compare.',
        'Pague exactamente lo que dice la orden, en la red que indica y con el memo, si lo hay.',
        'Siga la página de la orden hasta que se confirme el envío a su dirección.',
      ],
      links: [
        { text: 'Empezar un intercambio', path: '/' },
        { text: 'Cómo funciona un intercambio', path: '/how-it-works' },
        { text: 'Preguntas y respuestas', path: '/faq' },
      ],
    },
  ],
}
