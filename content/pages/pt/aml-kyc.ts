import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Análise e verificação de identidade (AML, KYC)',
  description:
    'Quais pagamentos e endereços a {brand} analisa, quando você precisa verificar a identidade e o que acontece com as moedas em espera.',
  heading: 'Análise e verificação de identidade',
  lead: 'A maioria das ordens não é afetada. Esta página explica o que acontece com as outras, e por quê.',
  sections: [
    {
      id: 'why',
      heading: 'Por que fazemos a análise',
      paragraphs: [
        'Moedas roubadas e moedas de endereços sob sanções não podem passar por um serviço de troca. A lei exige isso, e a análise protege as pessoas a quem as moedas pertencem. AML significa prevenção à lavagem de dinheiro, e KYC, “conheça o seu cliente”. As regras que se aplicam dependem de onde o operador tem sede.',
      ],
    },
    {
      id: 'what',
      heading: 'O que analisamos',
      points: [
        'O seu endereço de destino e o seu endereço de reembolso: enquanto você preenche o formulário e quando cria a ordem. Recusamos um endereço restrito antes de você pagar.',
        'Cada pagamento que recebemos: assim que é confirmado e antes de enviarmos qualquer coisa.',
        'O seu endereço de destino, de novo, antes do envio, porque as listas mudam.',
        'O valor da ordem, se o operador definiu um limite acima do qual a verificação de identidade é necessária.',
      ],
      paragraphs: [
        'Um serviço de análise ou uma lista escolhida pelo operador devolve uma pontuação. Ele recebe apenas um endereço ou uma transação e a moeda correspondente, e nada sobre você.',
      ],
    },
    {
      id: 'follows',
      heading: 'O que pode acontecer',
      points: [
        'Nada: a ordem continua. É o caso mais comum.',
        'Você precisa verificar a identidade: a página da ordem leva você ao serviço de verificação. Depois da aprovação, a ordem continua automaticamente.',
        'A ordem fica em espera: a nossa equipe a analisa e depois a libera ou reembolsa você.',
        'O serviço não responde: as ordens pagas esperam e continuam automaticamente quando ele responder. Uma falha nunca conta contra você.',
      ],
    },
    {
      id: 'identified',
      heading: 'Como funciona a verificação de identidade',
      steps: [
        'A página da ordem informa que a verificação de identidade é necessária, e por quê.',
        'O botão abre o serviço de verificação. Você mostra o seu documento a esse serviço. Nós nunca o recebemos.',
        'O serviço nos informa apenas o resultado: aprovado, tentar de novo ou recusado.',
        'Se você for recusado ou preferir não verificar a identidade, enviamos as moedas para o seu endereço de reembolso, menos uma tarifa de rede.',
      ],
    },
    {
      id: 'never',
      heading: 'O que nunca fazemos',
      points: [
        'Nunca ficamos com as suas moedas. Enquanto uma ordem está em espera, os nossos registros mostram o valor como seu.',
        'Nunca deixamos você sem informação. A página da ordem mostra o que ela está aguardando, e enviamos um e-mail se você informou um endereço.',
        'Não acusamos você de nada. Uma pontuação é uma estimativa automática sobre moedas, não um julgamento sobre uma pessoa.',
        'Nunca pedimos documentos por e-mail ou aplicativo de mensagens. Use apenas o botão da página da ordem.',
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
