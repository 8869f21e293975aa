import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Contrôle et identification (AML, KYC)',
  description:
    'Quels paiements et adresses {brand} examine, quand une identification vous est demandée, et ce que deviennent les monnaies en suspens.',
  heading: 'Contrôle et identification',
  lead: 'La plupart des ordres n’en remarquent rien. Voici ce qui se passe avec les autres, et pourquoi.',
  sections: [
    {
      id: 'why',
      heading: 'Pourquoi un examen',
      paragraphs: [
        'Des monnaies volées ou des adresses sous sanctions ne doivent pas passer par un service d’échange : la loi le dit, et leurs propriétaires aimeraient les retrouver. AML désigne les mesures contre le blanchiment d’argent, KYC le fait de connaître son client. Les règles qui s’appliquent dépendent du lieu où l’opérateur est établi.',
      ],
    },
    {
      id: 'what',
      heading: 'Ce qui est examiné',
      points: [
        'L’adresse qui doit recevoir les monnaies, et l’adresse de remboursement : pendant que vous remplissez le formulaire, et quand l’ordre est créé. Une adresse interdite est refusée avant que vous payiez.',
        'Chaque paiement qui arrive : une fois confirmé, et avant que quoi que ce soit soit envoyé.',
        'La destination encore une fois à ce moment, car les listes changent.',
        'La valeur de l’ordre, là où l’opérateur a fixé une somme au-dessus de laquelle une identification est demandée.',
      ],
      paragraphs: [
        'Un service ou une liste de contrôle choisi par l’opérateur répond par une note de risque. On lui indique une adresse ou une transaction avec sa monnaie, et rien sur vous.',
      ],
    },
    {
      id: 'follows',
      heading: 'Ce qui peut en résulter',
      points: [
        'Rien : l’ordre continue. C’est la règle.',
        'Une identification est demandée : la page de l’ordre vous mène au service d’identification. Quand il approuve, l’ordre continue de lui-même.',
        'L’ordre est mis en suspens : une personne l’examine, et le libère ou renvoie les monnaies.',
        'Le service ne répond pas : les ordres payés attendent et continuent d’eux-mêmes quand il répond. Une panne n’est pas un verdict.',
      ],
    },
    {
      id: 'identified',
      heading: 'Comment se passe l’identification',
      steps: [
        'La page de l’ordre dit qu’elle la demande, et pourquoi cette étape est nécessaire.',
        'Son bouton ouvre le service d’identification. Vous montrez votre document à ce service ; il ne nous parvient pas.',
        'On nous dit si vous avez été identifié, devez réessayer, ou avez été refusé.',
        'Si vous avez été refusé, ou préférez ne pas vous identifier, les monnaies retournent à votre adresse de remboursement, moins des frais de réseau une seule fois.',
      ],
    },
    {
      id: 'never',
      heading: 'Ce qui n’arrive jamais',
      points: [
        'Les monnaies ne sont pas gardées. Tant qu’un ordre est en suspens, les comptes montrent tout du long ce qui lui est dû.',
        'Rien ne se fait en silence. La page dit ce qu’attend un ordre, et un e-mail part si vous avez laissé une adresse.',
        'Personne n’est accusé. Une note est la supposition d’une machine sur des monnaies, pas un jugement sur une personne.',
        'Personne ne demande de documents par e-mail ou par messagerie. Ne suivez que le bouton de la page de l’ordre.',
      ],
    },
    {
      id: 'operator',
      heading: 'Qui est responsable',
      facts: 'company',
      contact: 'support',
      links: [
        { text: 'Pour les autorités compétentes', path: '/competent-authorities' },
        { text: 'Politique de confidentialité', path: '/privacy-policy' },
      ],
    },
  ],
}
