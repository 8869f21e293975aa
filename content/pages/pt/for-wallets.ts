import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para carteiras',
  description:
    'Como uma carteira leva os usuários a uma troca na {brand}: links que preenchem o formulário, links de pagamento, nomes e estimativas por API.',
  heading: 'Para carteiras',
  lead: 'Os seus usuários mantêm as chaves deles e pagam da sua carteira; nós enviamos a outra moeda para um endereço deles.',
  sections: [
    {
      id: 'fits',
      heading: 'Por que combina',
      paragraphs: [
        'Uma troca aqui não precisa de conta e não guarda saldo. O usuário fica na sua carteira para tudo o que toca em chaves: dela envia um pagamento e nela recebe outro. A sua carteira nunca precisa nos confiar mais do que uma ordem.',
      ],
    },
    {
      id: 'today',
      heading: 'O que funciona hoje',
      points: [
        'Um link preenche o formulário: acrescente from, to e amount ao endereço da página inicial, por exemplo /?from=btc&to=eth&amount=0.1.',
        'A página de uma ordem mostra um código para escanear. É um link de pagamento do tipo próprio da rede, com endereço, valor e memo, que a maioria das carteiras sabe abrir.',
        'O campo do endereço também lê esses links e códigos, de modo que os seus usuários podem colar o que a sua carteira mostra em “receber”.',
        'Nomes legíveis podem ficar no lugar de endereços, onde o operador configurou o serviço que os conhece.',
        'A uma carteira que tem nomes próprios pode ser pedido que mostre ao usuário o pagamento de uma ordem; isso exige um acordo com o operador.',
        'Moedas, limites e estimativas podem ser lidos por máquinas; as chamadas são descritas em /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'Cuidados que os usuários vão agradecer',
      steps: [
        'Mantenha o memo ou a tag à vista até que o pagamento seja enviado: esquecê-lo é o problema mais frequente.',
        'Envie o valor exato com taxa garantida, com a sua tarifa somada a ele e não descontada dele.',
        'Diga em qual rede está um token, na sua carteira e nos links.',
        'Abra a página da ordem no navegador que a criou: esse navegador é o titular dela.',
      ],
    },
    {
      id: 'begin',
      heading: 'Como começar',
      paragraphs: [
        'Links não precisam do consentimento de ninguém: use-os já. Para tudo o que vai além, escreva para nós com as redes que a sua carteira conhece, os países dos seus usuários e o que você tem em mente.',
      ],
      contact: 'business',
      links: [
        { text: 'Para desenvolvedores', path: '/developers' },
        { text: 'As moedas de hoje', path: '/supported-currencies' },
      ],
    },
  ],
}
