import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para billeteras',
  description:
    'Cómo una billetera lleva a sus usuarios a un intercambio en {brand}: enlaces al formulario relleno, enlaces de pago, nombres y estimaciones por API.',
  heading: 'Para billeteras',
  lead: 'Sus usuarios conservan sus claves y pagan desde su billetera; nosotros enviamos la otra moneda a una dirección de ellos.',
  sections: [
    {
      id: 'fits',
      heading: 'Por qué encaja',
      paragraphs: [
        'Un intercambio aquí no necesita cuenta ni guarda saldo. El usuario se queda en su billetera para todo lo que toca a las claves: desde ella envía un pago y en ella recibe otro. Su billetera nunca tiene que confiarnos más de una orden.',
      ],
    },
    {
      id: 'today',
      heading: 'Qué funciona hoy',
      points: [
        'Un enlace rellena el formulario: añada from, to y amount a la dirección de la página de inicio, por ejemplo /?from=btc&to=eth&amount=0.1.',
        'La página de una orden muestra un código para escanear. Es un enlace de pago del tipo propio de la cadena, con dirección, importe y memo, que la mayoría de las billeteras sabe abrir.',
        'El campo de la dirección también lee esos enlaces y códigos, así que sus usuarios pueden pegar lo que su billetera muestra en «recibir».',
        'En lugar de direcciones pueden ponerse nombres legibles, si el operador ha configurado el servicio que los conoce.',
        'A una billetera que tiene nombres propios se le puede pedir que muestre a su usuario el pago de una orden; para ello hace falta un acuerdo con el operador.',
        'Las monedas, los límites y las estimaciones se pueden leer de forma automática; las llamadas se describen en /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'Detalles que los usuarios agradecerán',
      steps: [
        'Mantenga el memo o la etiqueta a la vista hasta que se envíe el pago: olvidarlo es el problema más frecuente.',
        'Con tasa garantizada, envíe el importe exacto; su comisión se suma a él y no se descuenta de él.',
        'Diga en qué red está un token, en su billetera y en los enlaces.',
        'Abra la página de la orden en el navegador que la creó: otros navegadores necesitan el enlace secreto para gestionarla.',
      ],
    },
    {
      id: 'begin',
      heading: 'Cómo empezar',
      paragraphs: [
        'Los enlaces no necesitan el permiso de nadie: úselos ya. Para todo lo que vaya más allá, escríbanos con las redes que conoce su billetera, los países de sus usuarios y lo que tiene en mente.',
      ],
      contact: 'business',
      links: [
        { text: 'Para desarrolladores', path: '/developers' },
        { text: 'Las monedas de hoy', path: '/supported-currencies' },
      ],
    },
  ],
}
