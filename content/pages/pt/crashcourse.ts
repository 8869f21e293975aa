import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Curso rápido: cripto em dez minutos',
  description:
    'Blockchain, carteira, frase-semente, confirmação, tarifa de rede, memo, taxas de câmbio, slippage e fraudes comuns, em palavras simples.',
  heading: 'Curso rápido',
  lead: 'As palavras que você encontra ao trocar moedas pela primeira vez, e o que cada uma significa para o seu dinheiro.',
  sections: [
    {
      id: 'blockchain',
      heading: 'O que é uma blockchain?',
      paragraphs: [
        'Uma blockchain é uma lista de pagamentos que milhares de computadores mantêm juntos. A cada poucos segundos ou minutos eles concordam sobre uma página nova, um bloco, e a acrescentam ao fim. A lista não é de ninguém, todos podem lê-la, e mudar uma página antiga obrigaria a reescrever todas as seguintes, o que custa mais do que rende.',
        'O Bitcoin tem uma lista assim, o Ethereum tem outra. As moedas não viajam entre elas: um serviço de troca recebe as suas em uma e envia outras a você na segunda.',
      ],
    },
    {
      id: 'wallet',
      heading: 'O que é uma carteira?',
      paragraphs: [
        'Uma carteira é um aplicativo ou um dispositivo que guarda as suas chaves. As moedas em si estão na blockchain; a chave é o que permite enviá-las. Dela a carteira deriva endereços: um endereço é como o número de uma conta e pode ser dado a qualquer pessoa. A chave, não.',
        'Uma conta em uma plataforma de negociação não é uma carteira sua. A plataforma tem as chaves, e você tem a promessa dela.',
      ],
    },
    {
      id: 'seed',
      heading: 'O que é uma frase-semente?',
      paragraphs: [
        'Doze ou vinte e quatro palavras a partir das quais todas as suas chaves podem ser feitas de novo. Escreva-as em papel, guarde-as onde não cheguem nem o fogo nem as visitas e nunca as digite em uma página da web. Quem as lê tem as suas moedas; quem as perde, junto com o dispositivo, não tem nenhuma.',
      ],
    },
    {
      id: 'network',
      heading: 'O que é uma rede, e por que ela importa?',
      paragraphs: [
        'O mesmo token pode existir em várias blockchains. O Tether na rede Ethereum e o Tether na rede Tron têm um só nome e um só preço, mas são duas coisas diferentes: moedas enviadas em uma não podem chegar na outra. Escolha sempre a rede que os dois lados indicam.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'O que é uma confirmação?',
      paragraphs: [
        'Um pagamento que está em um bloco tem uma confirmação, e com cada bloco seguinte, mais uma. Os últimos blocos ainda podem ser substituídos; quanto mais fundo está um pagamento, menos provável isso se torna. Por isso um serviço de troca espera algumas delas, e mais quando há muito em jogo.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'O que é uma tarifa de rede?',
      paragraphs: [
        'O preço que uma blockchain cobra por um pagamento. Ele vai para quem faz os blocos, não para o serviço de troca. Sobe quando muitas pessoas querem pagar ao mesmo tempo e quase sempre não depende do valor: enviar dez dólares custa tanto quanto enviar dez mil.',
      ],
    },
    {
      id: 'memo',
      heading: 'O que é um memo ou uma tag?',
      paragraphs: [
        'Em algumas redes, como as de XRP, Stellar ou TON, muitos clientes de um serviço usam o mesmo endereço. Um número ou texto curto junto ao pagamento diz de quem ele é. Se um serviço mostra um a você, ele é tão importante quanto o endereço. Esquecê-lo é o erro mais frequente de todos.',
      ],
    },
    {
      id: 'rates',
      heading: 'Taxa variável, taxa garantida e slippage',
      paragraphs: [
        'Os preços se movem a cada segundo, também enquanto o seu pagamento está a caminho. Com uma taxa variável, você recebe o mercado do momento em que o seu pagamento é confirmado: às vezes mais do que o estimado, às vezes menos. A diferença se chama slippage.',
        'Com uma taxa garantida, o serviço de troca assume esse risco por alguns minutos e cobra um pouco mais por isso. Em troca, você precisa pagar o valor exato a tempo.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Moedas voláteis e moedas estáveis',
      paragraphs: [
        'A maioria das moedas sobe e cai vários por cento ao dia, e algumas a metade em uma semana. As moedas estáveis pretendem valer um dólar ou um euro; elas se apoiam na promessa de uma empresa ou de um programa, e promessas assim já foram quebradas.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Fraudes comuns',
      points: [
        'Alguém escreve primeiro para você, como suporte, como amigo ou como apaixonado, e a conversa chega às moedas.',
        'Uma página parece uma que você conhece, mas o endereço dela tem uma letra a mais. Use favoritos.',
        'Um lucro garantido, ou um presente que dobra o que você enviar primeiro. Não existe.',
        'Um programa muda no seu dispositivo os endereços copiados. Compare os primeiros e os últimos caracteres depois de colar.',
        'Alguém pede a sua frase-semente ou acesso remoto. Não há razão honesta para isso.',
      ],
    },
    {
      id: 'first',
      heading: 'A sua primeira troca',
      steps: [
        'Instale uma carteira a partir da página de quem a faz e anote a frase-semente.',
        'Comece com um valor cuja perda não doa.',
        'Copie o endereço da sua carteira, cole-o aqui e compare.',
        'Pague exatamente o que a ordem diz, na rede que ela indica e com o memo, se houver um.',
        'Acompanhe a página da ordem até que o envio a você esteja confirmado.',
      ],
      links: [
        { text: 'Começar uma troca', path: '/' },
        { text: 'Como funciona uma troca', path: '/how-it-works' },
        { text: 'Perguntas e respostas', path: '/faq' },
      ],
    },
  ],
}
