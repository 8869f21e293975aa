import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const portuguesePrivacy: LegalPage = [
  {
    heading: 'O que guardamos',
    paragraphs: [
      'De cada ordem: as moedas, os valores, os endereços, memos e tags que você informou, os pagamentos que vimos na rede e a hora de cada passo.',
      'Se você informa um endereço de e-mail, nós o guardamos com a ordem e o usamos apenas para atualizações dessa ordem.',
      'O seu navegador nos envia um número aleatório que ele gerou e uma breve descrição de si mesmo (tipo, idiomas, tamanho da tela), que descartamos.',
      'Se um pagamento ou um endereço foi encontrado em uma lista de endereços restritos e, nas ordens que exigem verificação de identidade, se a sua identidade foi verificada. Um serviço à parte verifica a sua identidade: não vemos nem guardamos os seus documentos.',
      'Se você avalia uma ordem, guardamos a sua avaliação e o seu comentário com ela.',
    ],
  },
  {
    heading: 'Por que guardamos',
    paragraphs: [
      'Para processar a ordem, para encontrar pagamentos ausentes e para manter registros contábeis corretos.',
    ],
  },
  {
    heading: 'Quem pode ver',
    paragraphs: [
      'Quem tem o link de uma ordem pode ver as moedas, os valores, os endereços de depósito e de destino e os passos dela. Só os navegadores que podem gerenciar a ordem podem ver o endereço de reembolso. O endereço de e-mail não é mostrado a ninguém.',
      'Pagamentos em uma blockchain pública são visíveis para todos, permanentemente.',
    ],
  },
  {
    heading: 'Cookies e dados guardados no seu navegador',
    paragraphs: [
      'Um cookie por ordem (holder-…) mostra que o seu navegador pode gerenciar essa ordem. Ele expira depois de 31 dias.',
      'Seis cookies com “AB” no nome guardam qual versão de uma página você vê, e nada sobre você. Eles expiram depois de 31 dias. Cookies de terceiros só são usados se um chat de suporte ou o script de uma rede de afiliados estiver instalado aqui: o chat define os cookies dele quando você o abre, e a rede, quando podemos medir as visitas.',
      'Outros dois cookies guardam por 31 dias a sua última escolha de moedas (exchange_choice) e o país do seu endereço IP (ipcountry), para que os formulários comecem com eles. O país também determina se precisamos perguntar a você antes de medir o tráfego. Não guardamos o endereço IP para isso.',
      'Também lembramos o que você respondeu ou fechou: a sua resposta ao aviso de cookies (cookieConsent) por 365 dias, que você fechou o banner do aplicativo (appBannerClosed) por um dia e, se perguntamos, que você não mora no Japão (not_japan_resident) por 31 dias.',
      'Um cookie que protege contra solicitações falsificadas (csrf) dura 31 dias. Se você entra na sua conta, um cookie de sessão (session) dura até a sessão terminar, no máximo 60 dias, e um cookie que nos permite reconhecer o seu navegador (device) dura 400 dias. Enquanto você entra com outro serviço, um cookie (social) liga a tentativa ao seu navegador por no máximo uma hora. Scripts não podem ler esses quatro cookies.',
      'Contamos com que frequência os eventos acontecem nestas páginas, por dia e por tipo de evento, sem ligá-los a ordens. Onde a lei exige o seu consentimento, isso começa quando você pressiona “Entendi” no aviso de cookies. Uma vez iniciada a contagem, um cookie com um número aleatório (analytics_client_id) dura 365 dias, um sobre a sua visita (visit_session) e um sobre um link que trouxe você até aqui (ref_id) duram 31 dias cada, e o seu navegador lembra os últimos seis sites de onde você veio.',
      'Alguns dados ficam apenas no seu navegador: as moedas usadas recentemente, o país que você escolheu para uma compra, as dicas que você fechou, se você entrou na sua conta, o que você digitou em um formulário, o último status conhecido das suas ordens e, a menos que você desative isso, os endereços de ordens anteriores. O número aleatório enviado com as ordens também fica guardado lá.',
    ],
  },
]
