import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Termos do programa de afiliados',
  description:
    'Termos pelos quais parceiros trazem clientes à {brand} por uma comissão, onde o operador mantém um programa assim: um modelo.',
  heading: 'Termos do programa de afiliados',
  lead: 'Um modelo que vem com o software. Ele vale onde o operador da {brand} mantém um programa assim e admitiu você nele.',
  sections: [
    {
      id: 'parties',
      heading: 'Quem faz o acordo com quem',
      paragraphs: [
        'O programa é um acordo entre o operador da {brand} e um parceiro que ele admitiu por escrito. Não há direito a ser admitido. Os dois podem encerrá-lo a qualquer momento com uma mensagem ao outro; o que foi ganho até então continua ganho.',
        'Os termos de uso do serviço de troca também valem. Onde os dois diferem para parceiros, estes têm precedência.',
      ],
    },
    {
      id: 'commission',
      heading: 'Comissão',
      points: [
        'A comissão é uma parte da nossa receita com as ordens de clientes que o parceiro trouxe. A parte é acordada quando o parceiro é admitido.',
        'Uma ordem conta quando está concluída. Ordens que expiram ou são reembolsadas não contam.',
        'As ordens do próprio parceiro, e as de quem age por ele, não contam.',
        'Se vários parceiros trouxeram o mesmo cliente, a ordem conta só para um deles.',
        'A comissão sobre receita que teve de ser devolvida é anulada.',
      ],
    },
    {
      id: 'payout',
      heading: 'Pagamento',
      paragraphs: [
        'A comissão é paga em moedas, para um endereço que o parceiro informa e pelo qual responde. O menor pagamento, as moedas oferecidas e a tarifa de rede aparecem antes que um pagamento seja pedido. O parceiro paga os impostos que dever sobre ela. O operador pode perguntar quem é o parceiro antes de pagar.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Como os parceiros podem anunciar',
      points: [
        'Com a verdade: sem promessas de lucro, sem taxas inventadas e sem avaliações inventadas.',
        'De modo reconhecível como publicidade, onde a lei o pede.',
        'Sem mensagens não solicitadas e sem programas que abrem links sem ação da pessoa.',
        'Não sob o nosso nome: sem domínios, contas ou anúncios de busca que possam ser tomados por nossos.',
        'Não para pessoas em países onde o operador não oferece o serviço.',
      ],
    },
    {
      id: 'breach',
      heading: 'Quando um parceiro os descumpre',
      paragraphs: [
        'O operador pode deixar de contar ordens e reter a comissão que veio do descumprimento até que a questão seja esclarecida. Ele diz o que retém e por quê. Em descumprimentos propositais, pode encerrar o acordo de imediato.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidade e mudanças',
      paragraphs: [
        'O programa é oferecido como está: links podem falhar, e números podem ser corrigidos. Nenhum dos lados responde pela receita que o outro esperava. O que a lei não deixa ninguém excluir não fica excluído.',
        'As mudanças são comunicadas aos parceiros pelo menos 14 dias antes de valerem. Quem não concordar pode sair antes desse dia.',
      ],
      contact: 'business',
      links: [
        { text: 'Termos de uso', path: '/terms-of-use' },
        { text: 'Parceiros', path: '/partners' },
      ],
    },
  ],
}
