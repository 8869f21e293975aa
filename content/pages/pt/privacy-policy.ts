import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const portuguesePrivacy: LegalPage = [
  {
    heading: 'O que se guarda',
    paragraphs: [
      'De cada ordem: as moedas, os valores, os endereços e os dados adicionais que você informou, os pagamentos vistos na rede e quando cada passo aconteceu.',
      'Se você informa um endereço de e-mail, ele é guardado com a ordem e usado apenas para novidades dessa ordem.',
      'O seu navegador envia junto um número aleatório próprio e uma breve descrição de si mesmo: o seu tipo, os seus idiomas e o tamanho da sua tela.',
      'Se um pagamento ou um endereço foi encontrado em uma lista de endereços restritos, e se você foi identificado quando uma ordem o pede. A identificação é feita por um serviço à parte: os seus documentos não são vistos nem guardados aqui.',
      'Se você avalia uma ordem, a sua avaliação e as suas palavras são guardadas com ela.',
    ],
  },
  {
    heading: 'Por quê',
    paragraphs: [
      'Para realizar a ordem, para encontrar um pagamento que se extraviou e para manter livros que fecham.',
    ],
  },
  {
    heading: 'Quem vê',
    paragraphs: [
      'Quem tem o link de uma ordem vê as moedas, os valores, o endereço para pagamento e o de destino, e os passos dela. O endereço de reembolso é mostrado apenas ao navegador que criou a ordem, e um endereço de e-mail a ninguém.',
      'Pagamentos em uma rede pública podem ser vistos por todos, para sempre.',
    ],
  },
  {
    heading: 'Cookies, e o que fica no seu navegador',
    paragraphs: [
      'Um cookie por ordem (holder-…) diz que o seu navegador é o titular dela. Ele é removido depois de 31 dias.',
      'Seis cookies com “AB” no nome dizem qual variante de uma página é mostrada ao seu navegador, e nada sobre você. Eles são removidos depois de 31 dias. Só há cookies de terceiros onde um chat de suporte ou o script de uma rede de parceiros está instalado aqui: os do chat, quando você o abre; os da rede, quando as visitas podem ser contadas.',
      'A sua última escolha de moedas (exchange_choice) e o país indicado pelo seu endereço de rede (ipcountry) ficam em mais dois cookies por 31 dias, para que os formulários comecem com eles; o país também diz se é preciso perguntar a você antes de contar qualquer coisa. O endereço em si não é guardado para isso.',
      'Também se guarda o que você respondeu ou fechou: a sua resposta ao aviso sobre cookies (cookieConsent) por 365 dias, o fato de ter fechado o anúncio do aplicativo (appBannerClosed) por um dia e, onde isso foi perguntado, o fato de não morar no Japão (not_japan_resident) por 31 dias.',
      'Um cookie que protege contra solicitações falsificadas (csrf) fica por 31 dias. Se você entrar na sua conta, um cookie da sua sessão (session) fica até ela terminar, no máximo 60 dias, e outro, pelo qual o seu navegador é reconhecido (device), por 400 dias. Enquanto você entra por meio de outro serviço, um cookie (social) liga a tentativa ao seu navegador, por uma hora no máximo. Nenhum script pode ler esses quatro.',
      'Conta-se quantas vezes algo acontece nestas páginas, por dia e por tipo de evento, sem ligação com nenhuma ordem. Onde a lei exige o seu consentimento, isso começa quando você pressiona “Entendi” no aviso. Uma vez iniciada a contagem, um cookie com um número aleatório (analytics_client_id) fica por 365 dias, um sobre a sua visita (visit_session) e um sobre um link que trouxe você até aqui (ref_id) ficam por 31 dias, e o seu navegador lembra os últimos seis sites de onde você veio.',
      'As moedas que usou há pouco, o país que escolheu para uma compra, as dicas que fechou, o fato de alguém ter entrado na conta, o que digitou em um formulário, o último estado conhecido das suas ordens e, a menos que você desative isso, os endereços de ordens anteriores ficam guardados apenas no seu navegador. O número aleatório que acompanha as ordens também fica guardado lá.',
    ],
  },
]
