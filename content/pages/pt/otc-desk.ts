import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Grandes negociações: a mesa OTC',
  description:
    'Trocar uma soma acima dos limites do formulário: o que escrever ao operador da {brand}, como acontece e como se proteger.',
  heading: 'Grandes negociações',
  lead: 'Para somas acima do máximo do formulário, escreva ao operador e combine a negociação diretamente.',
  sections: [
    {
      id: 'when',
      heading: 'Quando escrever',
      paragraphs: [
        'O formulário informa o maior valor que aceita para cada par neste momento. Ele resulta do nosso estoque e do mercado. Até esse valor, o formulário é o caminho mais rápido: a taxa de câmbio é a mesma para todos e está ali na hora.',
        'Acima dele, dividir uma soma em muitas ordens custa uma tarifa de rede por ordem e move o mercado contra você. Uma só negociação combinada, não.',
      ],
    },
    {
      id: 'say',
      heading: 'O que nos dizer',
      points: [
        'As duas moedas com as suas redes e o valor de uma delas.',
        'Se você quer um preço fixo para o total ou várias partes ao longo de algumas horas.',
        'Quando as moedas estão prontas e em que país você está.',
        'Se você negocia para si ou para uma empresa.',
      ],
    },
    {
      id: 'goes',
      heading: 'Como continua',
      steps: [
        'O operador responde por e-mail com um preço, por quanto tempo ele vale e as condições. Cabe ao operador decidir se uma negociação é oferecida.',
        'Para somas grandes, o operador em geral precisa saber quem você é e de onde vêm as moedas. Isso é perguntado antes de qualquer pagamento.',
        'Se os dois concordam, a negociação é feita como uma ordem deste site, com uma página que mostra cada passo, ou como dizem as condições escritas.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Proteja-se',
      paragraphs: [
        'Negociações deste tamanho atraem quem se faz passar por nós. Nunca começamos uma conversa assim por aplicativo de mensagens, nunca pedimos uma frase-semente, uma chave privada ou acesso remoto ao seu dispositivo, e nunca mudamos o endereço para pagamento no meio de uma negociação. Se uma mensagem fizer isso, escreva para o endereço desta página antes de pagar.',
        'Pagamentos grandes esperam mais confirmações: o dobro acima de 25.000 dólares americanos, o triplo acima de 150.000. Se quiser, envie primeiro uma parte pequena; ela é contada junto com o resto.',
      ],
      links: [
        { text: 'Começar uma troca no formulário', path: '/' },
        { text: 'Análise e identificação', path: '/aml-kyc' },
      ],
    },
  ],
}
