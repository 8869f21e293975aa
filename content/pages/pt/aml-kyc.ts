import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Análise e identificação (AML, KYC)',
  description:
    'Quais pagamentos e endereços a {brand} analisa, quando é pedida a sua identificação e o que acontece com as moedas em espera.',
  heading: 'Análise e identificação',
  lead: 'A maioria das ordens não percebe nada disso. Isto é o que acontece com as outras, e por quê.',
  sections: [
    {
      id: 'why',
      heading: 'Por que algo é analisado',
      paragraphs: [
        'Moedas roubadas ou endereços sob sanções não devem passar por um serviço de troca: a lei o diz, e os donos as querem de volta. AML são as medidas contra a lavagem de dinheiro; KYC é o conhecimento do cliente. Quais regras valem depende de onde o operador tem a sua sede.',
      ],
    },
    {
      id: 'what',
      heading: 'O que é analisado',
      points: [
        'O endereço que deve receber as moedas e o endereço de reembolso: enquanto você preenche o formulário e quando a ordem é criada. Um endereço restrito é recusado antes que você pague.',
        'Cada pagamento que chega: assim que é confirmado e antes que algo seja enviado.',
        'O endereço de destino, mais uma vez nesse momento, já que as listas mudam.',
        'O valor da ordem, quando o operador definiu uma soma acima da qual se pede a identificação.',
      ],
      paragraphs: [
        'Um serviço de análise ou uma lista que o operador escolhe responde com uma pontuação. Ele recebe um endereço ou uma transação com a sua moeda, e nada sobre você.',
      ],
    },
    {
      id: 'follows',
      heading: 'O que pode resultar disso',
      points: [
        'Nada: a ordem continua. É o normal.',
        'A identificação é pedida: a página da ordem leva você ao serviço de identificação. Quando ele aprova, a ordem continua sozinha.',
        'A ordem fica em espera: uma pessoa olha e a libera ou devolve as moedas.',
        'O serviço não responde: as ordens pagas esperam e continuam sozinhas quando ele responder. Uma pane não é um veredito.',
      ],
    },
    {
      id: 'identified',
      heading: 'Como é a identificação',
      steps: [
        'A página da ordem diz que a pede e por que esse passo é necessário.',
        'O botão dela abre o serviço de identificação. Você mostra o seu documento a esse serviço; ele não chega até nós.',
        'Ficamos sabendo se você foi identificado, se deve tentar de novo ou se foi recusado.',
        'Se foi recusado, ou se prefere não se identificar, as moedas voltam para o seu endereço de reembolso, menos uma tarifa de rede.',
      ],
    },
    {
      id: 'never',
      heading: 'O que nunca acontece',
      points: [
        'Não ficamos com moedas. Enquanto uma ordem está em espera, os livros mostram o tempo todo o que é devido a ela.',
        'Nada é calado. A página diz o que uma ordem espera, e um e-mail é enviado se você deixou um endereço.',
        'Ninguém é acusado. Uma pontuação é o palpite de uma máquina sobre moedas, não um julgamento sobre uma pessoa.',
        'Ninguém pede documentos por e-mail ou por aplicativo de mensagens. Siga apenas o botão da página da ordem.',
      ],
    },
    {
      id: 'operator',
      heading: 'Quem é o responsável',
      facts: 'company',
      contact: 'support',
      links: [
        { text: 'Para autoridades competentes', path: '/competent-authorities' },
        { text: 'Política de privacidade', path: '/privacy-policy' },
      ],
    },
  ],
}
