import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Perguntas e respostas',
  description:
    'Respostas às dúvidas comuns sobre trocar moedas na {brand}: taxas, pagamentos, memos, reembolsos, esperas, contas e privacidade.',
  heading: 'Perguntas e respostas',
  lead: 'Se a sua dúvida é sobre uma ordem, veja primeiro a página dela.',
  sections: [
    {
      id: 'beginning',
      heading: 'Antes de uma troca',
      questions: [
        {
          question: 'Preciso de uma conta?',
          answer:
            'Não. Para criar uma ordem, você só precisa de um endereço para receber as novas moedas. Uma conta é útil se você quer ver as suas ordens em vários dispositivos.',
        },
        {
          question: 'Quanto custa?',
          answer:
            'A estimativa mostra a tarifa de troca e a tarifa de rede do envio antes de você criar uma ordem. As duas já estão descontadas do valor que você recebe. A tarifa que a sua própria carteira cobra para enviar é paga à parte.',
        },
        {
          question: 'Qual taxa de câmbio devo escolher?',
          answer:
            'A taxa flutuante em geral rende um pouco mais e acompanha o mercado até o seu pagamento ser confirmado. A taxa garantida rende exatamente o valor mostrado se você pagar o valor exato a tempo.',
        },
        {
          question: 'Há um mínimo ou um máximo?',
          answer:
            'Sim, para cada par. Os dois acompanham o mercado, e o formulário avisa se o seu valor está fora dos limites.',
        },
        {
          question: 'Posso enviar as moedas para outra pessoa?',
          answer:
            'Sim. O envio vai para o endereço que você informar. Confira-o duas vezes: pagamentos em cripto são irreversíveis.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Pagamento',
      questions: [
        {
          question: 'Quanto tempo eu tenho?',
          answer:
            'Com taxa garantida, 15 ou 20 minutos, mostrados em contagem regressiva na página da ordem. Com taxa flutuante, 36 horas.',
        },
        {
          question: 'Esqueci o memo ou a tag. As minhas moedas se perderam?',
          answer:
            'Não, mas não conseguimos identificar o pagamento automaticamente. Fale com o suporte e informe o ID da ordem e o ID da transação. A nossa equipe encontra o pagamento e resolve com você.',
        },
        {
          question: 'Usei a rede errada. E agora?',
          answer:
            'Depende da moeda. Alguns desses pagamentos podem ser recuperados, outros não. Fale com o suporte e informe o ID da transação, e não envie de novo.',
        },
        {
          question: 'Paguei a mais, a menos ou tarde demais.',
          answer:
            'Com taxa flutuante, trocamos o valor recebido pela taxa atual, dentro dos limites. Com taxa garantida, a ordem espera, e você escolhe entre a taxa atual e um reembolso.',
        },
        {
          question: 'Por que o meu pagamento não aparece?',
          answer:
            'Primeiro, procure a transação em um explorador de blocos. Se ela não estiver lá, a sua carteira ainda não a enviou. Se estiver pendente, a rede está congestionada. Ela aparece aqui assim que a rede a informar.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Durante uma troca',
      questions: [
        {
          question: 'Quanto tempo leva?',
          answer:
            'A maior parte do tempo é a espera pelas confirmações do seu pagamento, que a página da ordem conta. Isso leva de menos de um minuto a uma hora, conforme a rede.',
        },
        {
          question: 'Posso cancelar?',
          answer:
            'Uma ordem não paga simplesmente expira. Depois que começamos a trocar o seu pagamento, não é possível parar. Se a ordem aguarda a sua escolha, você pode pedir o reembolso.',
        },
        {
          question: 'Por que a minha ordem está em espera?',
          answer:
            'A página da ordem mostra o motivo. Em geral, o valor ou o momento é diferente do combinado. Às vezes precisamos analisar as moedas, ou você precisa verificar a identidade. Moedas em espera são liberadas ou reembolsadas; nunca ficamos com elas.',
        },
        {
          question: 'Como funciona um reembolso?',
          answer:
            'Devolvemos tudo o que recebemos, menos uma tarifa de rede, para o seu endereço de reembolso ou para um que você informe na página da ordem. Não há tarifa de troca.',
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
            'Quem tem o link pode ver moedas, valores, endereços e passos, mas não o seu endereço de e-mail nem o seu endereço de reembolso. Só o titular da ordem pode alterar algo.',
        },
        {
          question: 'Como abro a minha ordem em outro dispositivo?',
          answer:
            'Abra lá o link secreto dela ou carregue o arquivo de recuperação. Se você tem uma conta, entre nela. O link comum também mostra a ordem, mas você não pode alterá-la.',
        },
        {
          question: 'O suporte pediu a minha frase-semente. É golpe?',
          answer:
            'Sim, sempre. Nunca precisamos dela, e quem a tem pode levar as suas moedas. Encerre a conversa.',
        },
        {
          question: 'Quais dados vocês guardam sobre mim?',
          answer:
            'Só o que uma ordem precisa: moedas, valores, endereços, horários e um endereço de e-mail, se você o informou. Excluímos o endereço de e-mail 90 dias depois do fim da ordem. Veja os detalhes na política de privacidade.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Ainda precisa de ajuda?',
      contact: 'support',
      links: [
        { text: 'Como funciona uma troca', path: '/how-it-works' },
        { text: 'Curso rápido', path: '/crashcourse' },
        { text: 'Política de privacidade', path: '/privacy-policy' },
      ],
    },
  ],
}
