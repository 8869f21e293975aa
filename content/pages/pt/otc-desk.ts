import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Grandes negociações: a mesa OTC',
  description:
    'Como trocar valores acima dos limites do formulário: o que informar ao operador da {brand}, como funciona e como se proteger.',
  heading: 'Grandes negociações',
  lead: 'Para valores acima do máximo do formulário, fale com o operador e combine a negociação diretamente.',
  sections: [
    {
      id: 'when',
      heading: 'Quando falar conosco',
      paragraphs: [
        'O formulário mostra o máximo atual de cada par. Ele depende do nosso estoque e do mercado. Até esse valor, o formulário é mais rápido: a taxa é a mesma para todos, e você a vê na hora.',
        'Acima dele, dividir um valor em muitas ordens custa uma tarifa de rede por ordem e move o mercado contra você. Com uma só negociação combinada, isso não acontece.',
      ],
    },
    {
      id: 'say',
      heading: 'O que nos informar',
      points: [
        'As duas moedas com as suas redes e o valor de uma delas.',
        'Se você quer um preço fixo para o total ou várias partes ao longo de algumas horas.',
        'Quando as moedas estarão prontas e em que país você está.',
        'Se você negocia para si ou para uma empresa.',
      ],
    },
    {
      id: 'goes',
      heading: 'O que acontece depois',
      steps: [
        'O operador envia por e-mail um preço, o prazo de validade dele e as condições. O operador decide se oferece uma negociação.',
        'Para valores grandes, o operador em geral precisa verificar quem você é e de onde vêm as moedas. Isso é pedido antes de você pagar qualquer coisa.',
        'Se os dois concordam, a negociação vira uma ordem neste site, com uma página que mostra cada passo, ou é liquidada conforme as condições escritas.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Proteja-se',
      paragraphs: [
        'Negociações deste tamanho atraem quem se faz passar por nós. Nunca começamos essas conversas por aplicativo de mensagens, nunca pedimos uma frase-semente, uma chave privada ou acesso remoto ao seu dispositivo, e nunca mudamos um endereço de depósito durante uma negociação. Se uma mensagem fizer alguma dessas coisas, escreva para o endereço desta página antes de pagar.',
        'Pagamentos grandes precisam de mais confirmações: o dobro acima de 25.000 dólares americanos, o triplo acima de 150.000. Você pode enviar primeiro uma parte pequena: ela conta junto com o resto.',
      ],
      links: [
        { text: 'Começar uma troca', path: '/' },
        { text: 'Análise e verificação de identidade', path: '/aml-kyc' },
      ],
    },
  ],
}
