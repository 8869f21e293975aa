import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Para autoridades competentes',
  description:
    'Como a polícia, os tribunais e os órgãos reguladores podem falar com o operador da {brand}, o que um pedido deve conter e quais dados existem.',
  heading: 'Para autoridades competentes',
  lead: 'Como falar conosco, o que informar e o que sabemos ou não sabemos.',
  sections: [
    {
      id: 'write',
      heading: 'Como falar conosco',
      paragraphs: [
        'Escreva de um endereço oficial. Respondemos por escrito, e só depois de verificar quem enviou o pedido.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'O que informar',
      points: [
        'A autoridade, o número do processo e o nome de uma pessoa de contato para quem possamos ligar e confirmar o pedido.',
        'A base legal e, quando necessária, uma ordem judicial.',
        'Pelo menos um destes dados: o ID de uma ordem, o ID de uma transação com a sua blockchain ou um endereço com a sua moeda. Não conseguimos encontrar ordens pelo nome de uma pessoa.',
        'O período em questão, com o fuso horário.',
        'O que é pedido e até quando. Se o cliente não pode ser informado, a norma que determina isso.',
      ],
    },
    {
      id: 'data',
      heading: 'Dados que guardamos',
      points: [
        'De cada ordem: moedas, valores, endereços de depósito e de destino, transações e a hora de cada passo. Nós os guardamos como registros contábeis.',
        'O endereço de reembolso: por um ano depois do fim da ordem.',
        'O endereço de e-mail, se o cliente o informou: por 90 dias depois do fim da ordem.',
        'O resultado da análise de um pagamento ou de um endereço, e se a identidade de um cliente foi verificada. Os documentos ficam com o serviço de verificação.',
        'De contas: endereço de e-mail, sessões ativas com navegador, país e endereço IP, e as ordens criadas com a sessão aberta.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Dados que não guardamos',
      paragraphs: [
        'Não coletamos nomes, datas de nascimento nem fotos para uma ordem. Não guardamos os endereços IP dos visitantes com as ordens e descartamos as descrições de navegador. Guardamos as senhas apenas como hashes. Dados excluídos depois do prazo de guarda não podem ser recuperados, exceto de um backup enquanto ele existir.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Se as moedas ainda estão em movimento',
      paragraphs: [
        'Ponha a palavra “urgente” no assunto e o ID da transação na primeira linha. Informe também o endereço para o qual as moedas estão indo. Até que a chegada delas seja confirmada, podemos colocar uma ordem em espera incluindo esse endereço na lista de endereços restritos. Um envio já feito em uma blockchain pública não pode ser desfeito.',
        'Enquanto uma ordem está em espera, os nossos registros a mostram como devida ao cliente até que ela seja liberada, reembolsada ou tenha o destino que a lei determinar.',
      ],
      links: [
        { text: 'Política de privacidade', path: '/privacy-policy' },
        { text: 'Análise e verificação de identidade', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'A empresa',
      facts: 'company',
    },
  ],
}
