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
      'Um cookie por ordem diz que o seu navegador é o titular dela. Ele é removido depois de 31 dias.',
      'Seis cookies dizem qual variante de uma página é mostrada ao seu navegador, e nada sobre você. Eles são removidos depois de 31 dias. Não há cookies de terceiros.',
      'A sua última escolha de moedas e o país indicado pelo seu endereço de rede ficam em mais dois cookies por 31 dias, para que os formulários comecem com eles. O endereço em si não é guardado para isso.',
      'Conta-se quantas vezes algo acontece nestas páginas, por dia e por tipo de evento, sem ligação com nenhuma ordem. Onde a lei exige o seu consentimento, isso começa quando você pressiona “Entendi” no aviso. Uma vez iniciada a contagem, um cookie com um número aleatório fica por 365 dias, um sobre a sua visita e um sobre um link que trouxe você até aqui ficam por 31 dias, e o seu navegador lembra os últimos seis sites de onde você veio.',
      'As moedas que usou há pouco, o que digitou em um formulário, o último estado conhecido das suas ordens e, a menos que você desative isso, os endereços de ordens anteriores ficam guardados apenas no seu navegador.',
    ],
  },
]
