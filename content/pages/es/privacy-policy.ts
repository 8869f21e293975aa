import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const spanishPrivacy: LegalPage = [
  {
    heading: 'Qué se guarda',
    paragraphs: [
      'De cada orden: las monedas, los importes, las direcciones y los datos adicionales que indicó, los pagos detectados en la cadena y cuándo ocurrió cada paso.',
      'Si indica una dirección de correo, se guarda con la orden y se usa solo para novedades de esa orden.',
      'Su navegador nos envía un número aleatorio que ha generado y una breve descripción de sí mismo (tipo, idiomas y tamaño de la pantalla). Descartamos esa descripción.',
      'Si un pago o una dirección se encontró en una lista de direcciones restringidas, y si se identificó cuando una orden lo pidió. De la identificación se encarga un servicio aparte: sus documentos ni se ven ni se guardan aquí.',
      'Si valora una orden, su valoración y su comentario se guardan con ella.',
    ],
  },
  {
    heading: 'Por qué',
    paragraphs: [
      'Para realizar la orden, para encontrar un pago que se extravió y para llevar libros que cuadren.',
    ],
  },
  {
    heading: 'Quién lo ve',
    paragraphs: [
      'Quien tenga el enlace de una orden ve sus monedas, sus importes, la dirección a la que se paga y la de destino, y sus pasos. La dirección de reembolso se muestra solo a los navegadores que pueden gestionar la orden, y la dirección de correo no se muestra a nadie.',
      'Los pagos en una cadena pública los puede ver todo el mundo, para siempre.',
    ],
  },
  {
    heading: 'Cookies, y lo que queda en su navegador',
    paragraphs: [
      'Una cookie por orden (holder-…) indica que su navegador es su titular. Se elimina después de 31 días.',
      'Seis cookies con «AB» en el nombre indican qué variante de una página se muestra a su navegador, y nada sobre usted. Se eliminan después de 31 días. Solo hay cookies de terceros donde aquí se ha instalado un chat de soporte o el script de una red de socios: las del chat, cuando lo abre; las de la red, cuando se pueden contar las visitas.',
      'Su última elección de monedas (exchange_choice) y el país que indica su dirección de red (ipcountry) quedan en otras dos cookies durante 31 días, para que los formularios empiecen con ellos; el país dice además si hay que preguntarle antes de contar nada. La dirección misma no se guarda para eso.',
      'También se recuerda lo que ha respondido o cerrado: su respuesta al aviso sobre cookies (cookieConsent) durante 365 días, que cerró el anuncio de la aplicación (appBannerClosed) durante un día y, donde se le preguntó, que no reside en Japón (not_japan_resident) durante 31 días.',
      'Una cookie que protege contra solicitudes falsificadas (csrf) permanece 31 días. Si inicia sesión, una para su sesión (session) permanece hasta que esta termina, 60 días como máximo, y otra por la que se reconoce su navegador (device), 400 días. Mientras inicia sesión mediante otro servicio, una (social) vincula el intento con su navegador, una hora como máximo. Ningún script puede leer estas cuatro.',
      'Se cuenta cuántas veces ocurre algo en estas páginas, por día y por clase de evento, sin relación con ninguna orden. Donde la ley exige su consentimiento, esto empieza cuando pulsa «De acuerdo» en el aviso. Una vez que empieza el recuento, una cookie con un número aleatorio (analytics_client_id) permanece 365 días, una sobre su visita (visit_session) y otra sobre un enlace que le trajo aquí (ref_id) permanecen 31 días, y su navegador recuerda los últimos seis sitios desde los que llegó.',
      'Las monedas que usó hace poco, el país que eligió para una compra, las indicaciones que cerró, que alguien ha iniciado sesión, lo que ha escrito en un formulario, el último estado conocido de sus órdenes y, salvo que lo desactive, las direcciones de órdenes anteriores se guardan solo en su navegador. Allí se guarda también el número aleatorio que acompaña a las órdenes.',
    ],
  },
]
