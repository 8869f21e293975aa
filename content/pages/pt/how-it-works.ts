import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Como funciona uma troca',
  description:
    'Da estimativa ao envio: cada passo de uma ordem na {brand}, quanto tempo leva e o que acontece se um pagamento é diferente do esperado.',
  heading: 'Como funciona uma troca',
  lead: 'Uma ordem é um pagamento que entra e um envio que sai. Veja o que acontece entre os dois.',
  sections: [
    {
      id: 'steps',
      heading: 'Cinco passos',
      steps: [
        'Escolha duas moedas e um valor. A estimativa mostra a taxa de câmbio, a tarifa de troca, a tarifa de rede e o que você recebe.',
        'Informe o endereço que vai receber as suas novas moedas. Cole-o ou escaneie o código dele e acrescente o memo ou a tag se a sua carteira mostrar um. A taxa garantida também exige um endereço de reembolso.',
        'Confira tudo e crie a ordem. Você recebe um endereço de depósito, um valor exato e, para algumas moedas, um memo.',
        'Pague da sua própria carteira. Detectamos o pagamento em instantes e o processamos depois do número de confirmações mostrado na página.',
        'Enviamos as moedas que você escolheu para o seu endereço. A ordem está concluída quando esse envio é confirmado na rede dele.',
      ],
    },
    {
      id: 'rates',
      heading: 'Taxa flutuante ou garantida',
      paragraphs: [
        'Com taxa flutuante, o valor é definido pela taxa de mercado do momento em que o seu pagamento é confirmado. Ele pode ficar um pouco acima ou abaixo da estimativa. Você tem 36 horas para pagar.',
        'Com taxa garantida, você recebe exatamente o valor mostrado se detectarmos o pagamento exato a tempo e a rede o confirmar até o prazo mostrado na página da ordem. Você tem 15 ou 20 minutos para pagar, conforme a moeda. Essa garantia vem com uma margem um pouco maior.',
      ],
    },
    {
      id: 'time',
      heading: 'Quanto tempo leva',
      paragraphs: [
        'Quase todo o tempo é a espera por confirmações. Moedas de blocos rápidos levam um minuto ou dois, e o Bitcoin muitas vezes leva meia hora. Pagamentos acima de 25.000 dólares americanos precisam do dobro de confirmações; acima de 150.000, do triplo.',
      ],
    },
    {
      id: 'differs',
      heading: 'Se um pagamento é diferente',
      points: [
        'A mais ou a menos com taxa flutuante: trocamos o valor recebido se ele estiver dentro dos limites.',
        'Outro valor ou tarde demais com taxa garantida: a ordem espera, e você escolhe entre a taxa atual e um reembolso.',
        'Abaixo do mínimo: envie o resto para o mesmo endereço ou peça um reembolso.',
        'Um reembolso é tudo o que recebemos, menos uma tarifa de rede. Não há tarifa de troca.',
      ],
    },
    {
      id: 'keep',
      heading: 'Guarde o acesso à sua ordem',
      paragraphs: [
        'O navegador que criou uma ordem pode gerenciá-la. Guarde também o link secreto ou o arquivo de recuperação: com eles, outro navegador também pode gerenciá-la. Se você tem uma conta, encontra a ordem também na sua lista.',
      ],
      links: [
        { text: 'Começar uma troca', path: '/' },
        { text: 'As suas ordens', path: '/history' },
        { text: 'Perguntas e respostas', path: '/faq' },
      ],
    },
  ],
}
