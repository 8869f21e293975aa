import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Curso rápido: cripto em dez minutos',
  description:
    'Blockchain, carteira, frase-semente, confirmação, tarifa de rede, memo, taxas de câmbio, slippage e golpes comuns, em palavras simples.',
  heading: 'Curso rápido',
  lead: 'Os termos de que você precisa na sua primeira troca, e o que cada um significa para o seu dinheiro.',
  sections: [
    {
      id: 'blockchain',
      heading: 'O que é uma blockchain?',
      paragraphs: [
        'Uma blockchain é uma lista de pagamentos que milhares de computadores mantêm juntos. A cada poucos segundos ou minutos, eles entram em acordo sobre uma nova página, chamada bloco, e a acrescentam ao fim. A lista não é de ninguém, e todos podem lê-la. Mudar um bloco antigo exigiria reescrever todos os seguintes, o que custa muito mais do que poderia render.',
        'O Bitcoin tem a sua própria blockchain, e o Ethereum também. As moedas não passam de uma para a outra. Um serviço de troca recebe as suas moedas em uma e envia moedas diferentes a você na outra.',
      ],
    },
    {
      id: 'wallet',
      heading: 'O que é uma carteira?',
      paragraphs: [
        'Uma carteira é um aplicativo ou dispositivo que guarda as suas chaves. As moedas em si estão registradas na blockchain. A sua chave é o que permite enviá-las. A partir da chave, a carteira cria endereços. Um endereço é como o número de uma conta: você pode passá-lo a qualquer pessoa. Nunca passe a chave.',
        'Uma conta em uma plataforma de negociação não é uma carteira que você controla. A plataforma guarda as chaves, e você depende da promessa dela de pagar.',
      ],
    },
    {
      id: 'seed',
      heading: 'O que é uma frase-semente?',
      paragraphs: [
        'Uma frase-semente são 12 ou 24 palavras que podem restaurar todas as suas chaves. Anote as palavras em papel, guarde-as em um lugar seguro e privado e nunca as digite em uma página da web. Quem as lê pode levar as suas moedas. Se você perder as palavras e o dispositivo, perde as moedas.',
      ],
    },
    {
      id: 'network',
      heading: 'O que é uma rede, e por que ela importa?',
      paragraphs: [
        'O mesmo token pode existir em várias blockchains. O Tether na rede Ethereum e o Tether na rede Tron têm o mesmo nome e o mesmo preço, mas são separados: moedas enviadas em uma rede não podem chegar pela outra. Escolha sempre a rede que os dois lados aceitam.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'O que é uma confirmação?',
      paragraphs: [
        'Quando um pagamento entra em um bloco, ele tem uma confirmação. Cada novo bloco acrescenta mais uma. Os últimos blocos ainda podem ser substituídos, e quanto mais confirmações um pagamento tem, menos provável isso se torna. Por isso, um serviço de troca espera várias delas, e mais ainda quando o valor é alto.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'O que é uma tarifa de rede?',
      paragraphs: [
        'A tarifa de rede é o que uma blockchain cobra para processar um pagamento. Ela vai para quem mantém a rede, não para o serviço de troca. Sobe quando muitas pessoas querem pagar ao mesmo tempo e em geral não depende do valor: enviar dez dólares custa o mesmo que enviar dez mil.',
      ],
    },
    {
      id: 'memo',
      heading: 'O que é um memo ou uma tag?',
      paragraphs: [
        'Em algumas redes, como XRP, Stellar e TON, muitos clientes de um serviço usam o mesmo endereço. Um número ou texto curto no pagamento, chamado memo ou destination tag, mostra de quem é o pagamento. Se um serviço fornece um, ele é tão importante quanto o endereço. Esquecê-lo é o erro mais comum.',
      ],
    },
    {
      id: 'rates',
      heading: 'Taxa flutuante, taxa garantida e slippage',
      paragraphs: [
        'Os preços mudam a cada segundo, mesmo enquanto o seu pagamento está a caminho. Com uma taxa flutuante, vale a taxa de mercado do momento em que o seu pagamento é confirmado: às vezes você recebe mais do que o estimado, às vezes menos. A diferença se chama slippage.',
        'Com uma taxa garantida, o serviço de troca assume esse risco por alguns minutos e cobra um pouco mais por isso. Em troca, você precisa pagar o valor exato a tempo.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Moedas voláteis e stablecoins',
      paragraphs: [
        'A maioria das moedas sobe ou cai vários por cento ao dia, e algumas, metade do valor em uma semana. As stablecoins são criadas para valer um dólar ou um euro. Elas dependem de uma empresa ou de um programa para manter esse valor, e algumas já falharam.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Golpes comuns',
      points: [
        'Um desconhecido procura você primeiro, finge ser do suporte, um amigo ou alguém com interesse amoroso, e depois começa a falar de cripto.',
        'Um site parece um que você conhece, mas o endereço tem uma letra a mais. Use os favoritos.',
        'Um lucro garantido, ou uma promoção que dobra o que você enviar primeiro. É sempre golpe.',
        'Um programa malicioso no seu dispositivo troca os endereços que você copia. Compare os primeiros e os últimos caracteres depois de colar.',
        'Alguém pede a sua frase-semente ou acesso remoto ao seu dispositivo. Nunca há um motivo legítimo para isso.',
      ],
    },
    {
      id: 'first',
      heading: 'A sua primeira troca',
      steps: [
        'Instale uma carteira pelo site oficial do fabricante e anote a frase-semente.',
        'Comece com um valor que você possa perder.',
        'Copie o endereço da sua carteira, cole-o aqui e compare os dois.',
        'Pague exatamente o valor mostrado, na rede mostrada e com o memo, se houver um.',
        'Acompanhe a página da ordem até que o envio seja confirmado.',
      ],
      links: [
        { text: 'Começar uma troca', path: '/' },
        { text: 'Como funciona uma troca', path: '/how-it-works' },
        { text: 'Perguntas e respostas', path: '/faq' },
      ],
    },
  ],
}
