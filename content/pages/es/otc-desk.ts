import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Grandes operaciones: la mesa OTC',
  description:
    'Intercambiar una suma por encima de los límites del formulario: qué escribir al operador de {brand}, cómo se hace y cómo protegerse.',
  heading: 'Grandes operaciones',
  lead: 'Para sumas por encima del máximo del formulario, escriba al operador y acuerde la operación directamente.',
  sections: [
    {
      id: 'when',
      heading: 'Cuándo escribir',
      paragraphs: [
        'El formulario indica el importe máximo que admite para cada par en este momento. Resulta de nuestras existencias y del mercado. Hasta ese importe el formulario es el camino más rápido: la tasa es igual para todos y se obtiene de inmediato.',
        'Por encima, dividir una suma en muchas órdenes cuesta una comisión de red por cada una y mueve el mercado en su contra. Una sola operación acordada, no.',
      ],
    },
    {
      id: 'say',
      heading: 'Qué decirnos',
      points: [
        'Las dos monedas con sus redes y el importe de una de ellas.',
        'Si desea un precio fijo para el total o varias partes a lo largo de unas horas.',
        'Cuándo están listas las monedas y en qué país está.',
        'Si opera en nombre propio o de una empresa.',
      ],
    },
    {
      id: 'goes',
      heading: 'Cómo funciona',
      steps: [
        'El operador le responde por correo con un precio, cuánto tiempo vale y las condiciones. Si se ofrece una operación lo decide el operador.',
        'Con sumas grandes, el operador suele tener que saber quién es y de dónde vienen las monedas. Eso se pregunta antes de pagar nada.',
        'Si ambos están de acuerdo, la operación se convierte en una orden de este sitio, con una página que muestra cada paso, o se liquida según las condiciones escritas.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Protéjase',
      paragraphs: [
        'Las operaciones de este tamaño atraen a gente que se hace pasar por nosotros. Nunca empezamos una conversación así por mensajería, nunca pedimos una frase semilla, una clave privada ni acceso remoto a su dispositivo, y nunca cambiamos la dirección a la que se paga en medio de una operación. Si un mensaje lo hace, escriba a la dirección de esta página antes de pagar.',
        'Los pagos grandes esperan más confirmaciones: el doble por encima de 25.000 dólares estadounidenses, el triple por encima de 150.000. Si quiere, envíe primero una parte pequeña; se cuenta junto con el resto.',
      ],
      links: [
        { text: 'Empezar un intercambio en el formulario', path: '/' },
        { text: 'Control e identificación', path: '/aml-kyc' },
      ],
    },
  ],
}
