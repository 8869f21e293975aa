import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Perguntas e respostas',
  description:
    'O que mais se pergunta sobre trocar moedas na {brand}: taxas de câmbio, pagamentos, memos, reembolsos, esperas, contas e privacidade.',
  heading: 'Perguntas e respostas',
  lead: 'Se a sua pergunta é sobre uma ordem sua, a página dela costuma saber a resposta primeiro.',
  sections: [
    {
      id: 'beginning',
      heading: 'Antes de uma troca',
      questions: [
        {
          question: 'Preciso de uma conta?',
          answer:
            'Não. Uma ordem precisa de um endereço para as moedas novas e de mais nada. Uma conta é útil se você quer ver as suas ordens em vários dispositivos.',
        },
        {
          question: 'Quanto custa?',
          answer:
            'A estimativa mostra a tarifa de troca e a tarifa de rede do envio a você antes que você crie uma ordem, e as duas já estão descontadas do valor que você recebe. A tarifa que a sua própria carteira cobra pelo envio é paga à parte.',
        },
        {
          question: 'Qual taxa de câmbio devo escolher?',
          answer:
            'A taxa variável em geral dá um pouco mais e acompanha o mercado até que o seu pagamento seja confirmado. A taxa garantida dá exatamente o valor mostrado, por um pagamento exato e a tempo.',
        },
        {
          question: 'Há um mínimo ou um máximo?',
          answer:
            'Sim, para cada par. Os dois acompanham o mercado, e o formulário avisa assim que um valor fica fora deles.',
        },
        {
          question: 'Posso mandar as moedas para outra pessoa?',
          answer:
            'Sim: elas são enviadas para o endereço que você informar. Confira-o duas vezes, já que ninguém pode revogar esse envio.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Pagar',
      questions: [
        {
          question: 'Quanto tempo eu tenho?',
          answer:
            'Com taxa garantida, 15 ou 20 minutos, que a página da ordem conta até o fim. Com taxa variável, 36 horas.',
        },
        {
          question: 'Esqueci o memo ou a tag. As minhas moedas se perderam?',
          answer:
            'Não, mas nenhum programa consegue saber de quem elas são. Escreva para o suporte com o código da ordem e o identificador da transação; uma pessoa encontra o pagamento e resolve com você.',
        },
        {
          question: 'Enviei em outra rede. E agora?',
          answer:
            'Depende da moeda. Alguns desses pagamentos podem ser encontrados, outros ficam fora de alcance para sempre. Escreva para o suporte com o identificador da transação e não envie de novo.',
        },
        {
          question: 'Enviei a mais, a menos ou tarde demais.',
          answer:
            'Com taxa variável, o que chegou é trocado pela taxa atual, dentro dos limites. Com taxa garantida, a ordem espera, e você escolhe entre a taxa atual e um reembolso.',
        },
        {
          question: 'Por que o meu pagamento não aparece?',
          answer:
            'Procure primeiro a transação em um explorador da rede dela. Se não está lá, a sua carteira ainda não a enviou. Se está lá esperando, a rede está ocupada; ela aparece aqui assim que a rede a repassar.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Enquanto uma ordem está em andamento',
      questions: [
        {
          question: 'Quanto tempo leva?',
          answer:
            'Quase sempre o tempo das confirmações do seu pagamento, que a página da ordem vai contando: de menos de um minuto a uma hora, conforme a rede.',
        },
        {
          question: 'Posso cancelar?',
          answer:
            'Uma ordem que não foi paga simplesmente expira. Um pagamento que está sendo trocado não pode ser parado; enquanto uma ordem espera a sua escolha, você pode pedir o reembolso.',
        },
        {
          question: 'Por que a minha ordem está em espera?',
          answer:
            'A página dela diz por quê. Em geral o valor ou o momento difere do combinado. Às vezes as moedas precisam ser analisadas, ou a sua identificação é pedida. Moedas em espera são liberadas ou devolvidas; nunca ficamos com elas.',
        },
        {
          question: 'Como funciona um reembolso?',
          answer:
            'Tudo o que chegou volta, menos uma tarifa de rede, para o seu endereço de reembolso ou para um que você informe na página da ordem. Não se cobra tarifa de troca.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Segurança e privacidade',
      questions: [
        {
          question: 'Quem pode ver a minha ordem?',
          answer:
            'Quem tem o link dela vê moedas, valores, endereços e passos, mas não o seu endereço de e-mail nem o endereço de reembolso. Só o titular pode decidir algo.',
        },
        {
          question: 'Agora uso outro dispositivo. Como chego à minha ordem?',
          answer:
            'Abra ali o link secreto dela ou carregue o arquivo de recuperação; com uma conta, entre nela. O link comum também mostra a ordem, mas sem o direito de escolher.',
        },
        {
          question: 'Alguém do suporte pede a minha frase-semente.',
          answer:
            'É uma fraude, sempre. Ninguém aqui precisa dela, e quem a tem tem as suas moedas. Encerre a conversa.',
        },
        {
          question: 'O que se guarda sobre mim?',
          answer:
            'O que uma ordem precisa: moedas, valores, endereços, horários e, se você o informou, um endereço de e-mail, que é removido 90 dias depois do fim da ordem. O resto está na política de privacidade.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Não encontrou a resposta?',
      contact: 'support',
      links: [
        { text: 'Como funciona uma troca', path: '/how-it-works' },
        { text: 'O curso rápido', path: '/crashcourse' },
        { text: 'Política de privacidade', path: '/privacy-policy' },
      ],
    },
  ],
}
