import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Como funciona uma troca',
  description:
    'Da estimativa ao envio a você: cada passo de uma ordem na {brand}, quanto tempo leva e o que acontece se um pagamento difere.',
  heading: 'Como funciona uma troca',
  lead: 'Uma ordem é um pagamento que entra e um que sai. Isto é o que acontece entre os dois.',
  sections: [
    {
      id: 'steps',
      heading: 'Cinco passos',
      steps: [
        'Escolha duas moedas e um valor. A estimativa mostra a taxa de câmbio, a tarifa de troca, a tarifa de rede e o que você recebe.',
        'Informe o endereço que deve receber as moedas novas. Cole-o ou escaneie o código dele, e acrescente o memo ou a tag se a sua carteira indicar um. Com taxa garantida é preciso também um endereço de reembolso.',
        'Confira tudo e crie a ordem. Aparecem um endereço, um valor exato e, com algumas moedas, um memo.',
        'Pague da sua própria carteira. O pagamento é visto em instantes e conta depois de um número de confirmações que a página informa antes que você pague.',
        'As moedas que você escolheu são enviadas para o seu endereço. A ordem está concluída quando esse envio está confirmado na própria rede.',
      ],
    },
    {
      id: 'rates',
      heading: 'Variável ou garantida',
      paragraphs: [
        'Com taxa variável, o valor é definido pelo mercado do momento em que o seu pagamento é confirmado. Ele pode ficar um pouco acima ou abaixo da estimativa. A ordem pode ser paga durante 36 horas.',
        'Com taxa garantida, você recebe exatamente o valor mostrado se a soma exata for vista dentro do prazo de pagamento e confirmada até o horário mostrado na página da ordem. O prazo de pagamento é de 15 ou 20 minutos, conforme a moeda. A promessa custa uma margem um pouco maior.',
      ],
    },
    {
      id: 'time',
      heading: 'Quanto tempo leva',
      paragraphs: [
        'Quase todo o tempo se passa à espera de confirmações. Uma moeda de blocos rápidos leva um minuto ou dois; o Bitcoin, muitas vezes meia hora. Pagamentos que valem mais de 25.000 dólares americanos esperam o dobro de confirmações; acima de 150.000, o triplo.',
      ],
    },
    {
      id: 'differs',
      heading: 'Quando um pagamento difere',
      points: [
        'A mais ou a menos com taxa variável: o que chegou é trocado, desde que esteja dentro dos limites.',
        'Outro valor ou tarde demais com taxa garantida: a ordem espera, e você escolhe entre a taxa do momento e um reembolso.',
        'Abaixo do mínimo: envie o resto para o mesmo endereço ou peça a devolução.',
        'Um reembolso é tudo o que chegou, menos uma tarifa de rede. Não se cobra tarifa de troca.',
      ],
    },
    {
      id: 'keep',
      heading: 'Guarde o caminho de volta à sua ordem',
      paragraphs: [
        'O navegador que criou uma ordem é o titular dela e pode escolher por ela. Guarde também o link secreto ou o arquivo de recuperação: eles tornam outro navegador titular. Com uma conta, a ordem está na sua lista.',
      ],
      links: [
        { text: 'Começar uma troca', path: '/' },
        { text: 'As suas ordens', path: '/history' },
        { text: 'Perguntas e respostas', path: '/faq' },
      ],
    },
  ],
}
