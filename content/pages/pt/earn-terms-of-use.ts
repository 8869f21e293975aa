import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Termos do programa de afiliados',
  description:
    'Termos para parceiros que indicam clientes à {brand} por uma comissão, se o operador mantiver um programa de afiliados. Este é um modelo.',
  heading: 'Termos do programa de afiliados',
  lead: 'Este modelo vem com o software. Ele vale se o operador da {brand} mantiver um programa de afiliados e tiver aceitado você como parceiro.',
  sections: [
    {
      id: 'parties',
      heading: 'O acordo',
      paragraphs: [
        'O programa é um acordo entre o operador da {brand} e um parceiro aceito por escrito. Ninguém tem direito a ser aceito. Qualquer uma das partes pode encerrá-lo a qualquer momento, avisando a outra. A comissão ganha até então continua devida.',
        'Os termos de uso do serviço de troca também se aplicam. Se houver conflito entre os dois, estes termos prevalecem para os parceiros.',
      ],
    },
    {
      id: 'commission',
      heading: 'Comissão',
      points: [
        'A comissão é uma parte da nossa receita com as ordens de clientes indicados pelo parceiro. Essa parte é acordada quando o parceiro é aceito.',
        'Uma ordem conta quando é concluída. Ordens expiradas e reembolsadas não contam.',
        'As ordens do parceiro, ou de pessoas que agem por ele, não contam.',
        'Se vários parceiros indicaram o mesmo cliente, a ordem conta só para um deles.',
        'Se tivermos de devolver uma receita, descontamos de comissões posteriores a comissão paga sobre ela.',
      ],
    },
    {
      id: 'payout',
      heading: 'Pagamento',
      paragraphs: [
        'Pagamos a comissão em moedas, para um endereço que o parceiro informa e pelo qual é responsável. O pagamento mínimo, as moedas disponíveis e a tarifa de rede aparecem antes que um pagamento seja pedido. Os parceiros pagam os impostos que deverem. O operador pode verificar a identidade do parceiro antes de pagar.',
      ],
    },
    {
      id: 'allowed',
      heading: 'Regras de publicidade',
      points: [
        'Diga a verdade: sem promessas de lucro, taxas inventadas ou avaliações falsas.',
        'Identifique a publicidade como tal onde a lei exigir.',
        'Não envie spam e não use programas que abrem links sem a ação de uma pessoa.',
        'Não use o nosso nome em domínios, contas ou anúncios de busca que possam ser confundidos com os nossos.',
        'Não se dirija a pessoas em países onde o operador não oferece o serviço.',
      ],
    },
    {
      id: 'breach',
      heading: 'Se um parceiro descumprir as regras',
      paragraphs: [
        'O operador pode deixar de contar ordens e reter a comissão ligada ao descumprimento até que a questão seja resolvida. O operador deve informar ao parceiro o que é retido e por quê. Em caso de descumprimento intencional, o operador pode encerrar o acordo imediatamente.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidade e mudanças',
      paragraphs: [
        'O programa é oferecido no estado em que se encontra: links podem falhar, e números podem ser corrigidos. Nenhuma das partes responde pela receita que a outra esperava. Nada aqui exclui responsabilidades que a lei não permite excluir.',
        'Avisamos os parceiros das mudanças pelo menos 14 dias antes de elas valerem. Se você não concordar, pode sair antes disso.',
      ],
      contact: 'business',
      links: [
        { text: 'Termos de uso', path: '/terms-of-use' },
        { text: 'Parceiros', path: '/partners' },
      ],
    },
  ],
}
