import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para autoridades competentes',
  description:
    'Como a polícia, os tribunais e os órgãos de supervisão falam com o operador da {brand}, o que um pedido deve conter e quais dados existem.',
  heading: 'Para autoridades competentes',
  lead: 'Como nos escrever, o que informar, e o que podemos e não podemos saber.',
  sections: [
    {
      id: 'write',
      heading: 'Para onde escrever',
      paragraphs: [
        'Escreva, por favor, de um endereço oficial. Os pedidos são respondidos por escrito, e só depois que tivermos certeza de que vêm de quem dizem vir.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'O que um pedido deve conter',
      points: [
        'A autoridade, o número do processo e o nome da pessoa para quem se pode ligar de volta.',
        'A lei em que se apoia e, onde for necessária, a ordem de um tribunal.',
        'Pelo menos um destes dados: código de uma ordem, identificador de uma transação com a sua rede, endereço com a sua moeda. As ordens não podem ser encontradas pelo nome de uma pessoa.',
        'O período em questão, com o fuso horário.',
        'O que se pede e até quando. Se o cliente não deve ser informado, a regra que o determina.',
      ],
    },
    {
      id: 'data',
      heading: 'Quais dados existem',
      points: [
        'De cada ordem: moedas, valores, endereço para pagamento e endereço de destino, transações e a hora de cada passo. Eles são guardados como parte dos livros.',
        'O endereço de reembolso: por um ano depois do fim da ordem.',
        'O endereço de e-mail, se o cliente o informou: por 90 dias depois do fim da ordem.',
        'O que a análise disse de um pagamento ou de um endereço, e se um cliente foi identificado. Os documentos ficam com o serviço de identificação.',
        'De contas: endereço de e-mail, sessões abertas com navegador, país e endereço de rede, e as ordens criadas com a sessão aberta.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'O que não existe',
      paragraphs: [
        'Para uma ordem não se coletam nomes, datas de nascimento nem fotos. Os endereços de rede dos visitantes não são guardados com as ordens, e as descrições de navegador são descartadas. Das senhas guarda-se apenas um hash. O que foi removido ao fim do seu prazo não pode ser recuperado, a não ser de um backup enquanto ele existir.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Se as moedas ainda estão se movendo',
      paragraphs: [
        'Informe a transação na primeira linha e a palavra “urgente” no assunto. Informe também o endereço para o qual as moedas vão: enquanto a chegada delas não for confirmada, a ordem pode ser posta em espera incluindo esse endereço na lista de endereços restritos; um envio feito em uma rede pública não pode ser revogado por ninguém.',
        'Uma ordem em espera continua nos livros como devida ao seu cliente até ser liberada, reembolsada ou receber o destino que lhe der quem a lei autoriza.',
      ],
      links: [
        { text: 'Política de privacidade', path: '/privacy-policy' },
        { text: 'Análise e identificação', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'A empresa',
      facts: 'company',
    },
  ],
}
