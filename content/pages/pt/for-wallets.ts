import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para carteiras',
  description:
    'Como as carteiras conectam os usuários à {brand}: links que preenchem o formulário, links de pagamento, nomes e estimativas por API.',
  heading: 'Para carteiras',
  lead: 'Os seus usuários mantêm as próprias chaves e pagam da sua carteira. Nós enviamos a outra moeda para o endereço deles.',
  sections: [
    {
      id: 'fits',
      heading: 'Por que funciona bem',
      paragraphs: [
        'Uma troca aqui não precisa de conta e não guarda saldo. Os usuários ficam na sua carteira para tudo o que envolve chaves: enviam um pagamento dela e recebem outro nela. A sua carteira nunca precisa nos confiar mais do que uma ordem.',
      ],
    },
    {
      id: 'today',
      heading: 'O que você pode usar hoje',
      points: [
        'Links que preenchem o formulário: acrescente from, to e amount ao endereço da página inicial, por exemplo /?from=btc&to=eth&amount=0.1.',
        'Códigos QR nas páginas das ordens. Cada um é um link de pagamento padrão da rede, com endereço, valor e memo, que a maioria das carteiras consegue abrir.',
        'O campo de endereço também lê esses links e códigos, por isso os seus usuários podem colar o que a sua carteira mostra em “receber”.',
        'Nomes legíveis no lugar de endereços, se o operador configurou o serviço que os resolve.',
        'Se a sua carteira tem nomes próprios, podemos enviar a ela um pedido de pagamento de uma ordem. Isso exige um acordo com o operador.',
        'Moedas, limites e estimativas por API, descrita em /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'Como ajudar os seus usuários',
      steps: [
        'Mantenha o memo ou a tag à vista até o pagamento ser enviado: esquecê-lo é o problema mais comum.',
        'Com taxa garantida, envie o valor exato. Some a sua tarifa a ele em vez de descontá-la.',
        'Mostre em qual rede está um token, na sua carteira e nos links.',
        'Abra a página da ordem no navegador que criou a ordem: outros navegadores precisam do link secreto para gerenciá-la.',
      ],
    },
    {
      id: 'begin',
      heading: 'Como começar',
      paragraphs: [
        'Você não precisa da nossa permissão para usar links: comece já. Para qualquer outra coisa, informe as redes que a sua carteira aceita, os países dos seus usuários e o que você quer construir.',
      ],
      contact: 'business',
      links: [
        { text: 'Para desenvolvedores', path: '/developers' },
        { text: 'Moedas disponíveis', path: '/supported-currencies' },
      ],
    },
  ],
}
