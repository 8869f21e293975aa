import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const frenchPrivacy: LegalPage = [
  {
    heading: 'Ce que nous conservons',
    paragraphs: [
      'Pour chaque ordre : les cryptos, les montants, les adresses, mémos et tags que vous avez saisis, les paiements vus sur la blockchain, et l’heure de chaque étape.',
      'Si vous saisissez une adresse e-mail, nous la conservons avec l’ordre et ne l’utilisons que pour le suivi de cet ordre.',
      'Votre navigateur nous envoie un nombre aléatoire qu’il a généré et une courte description de lui-même (type, langues, taille de l’écran), que nous ne conservons pas.',
      'Si un paiement ou une adresse figure sur une liste d’adresses restreintes et, pour les ordres qui nécessitent une vérification d’identité, si votre identité a été vérifiée. Un service distinct vérifie votre identité : nous ne voyons ni ne conservons vos documents.',
      'Si vous notez un ordre, nous conservons votre note et votre commentaire avec lui.',
    ],
  },
  {
    heading: 'Pourquoi nous le conservons',
    paragraphs: [
      'Pour traiter l’ordre, retrouver les paiements manquants et tenir des comptes exacts.',
    ],
  },
  {
    heading: 'Qui peut le voir',
    paragraphs: [
      'Toute personne qui a le lien d’un ordre peut voir ses cryptos, ses montants, ses adresses de dépôt et de versement et ses étapes. Seuls les navigateurs qui peuvent gérer l’ordre peuvent voir l’adresse de remboursement. L’adresse e-mail n’est montrée à personne.',
      'Les paiements sur une blockchain publique sont visibles par tous, de façon permanente.',
    ],
  },
  {
    heading: 'Cookies et données enregistrées dans votre navigateur',
    paragraphs: [
      'Un cookie par ordre (holder-…) indique que votre navigateur peut gérer cet ordre. Il expire après 31 jours.',
      'Six cookies dont le nom contient « AB » enregistrent quelle version d’une page vous voyez, et rien sur vous. Ils expirent après 31 jours. Il n’y a de cookies tiers que si un chat d’assistance ou le script d’un réseau d’affiliation est installé ici : le chat dépose ses cookies dès que vous l’ouvrez, et le réseau dès que nous pouvons mesurer les visites.',
      'Deux autres cookies enregistrent votre dernier choix de cryptos (exchange_choice) et le pays de votre adresse IP (ipcountry) pendant 31 jours, pour préremplir les formulaires. Le pays détermine aussi si nous devons vous demander votre accord avant de mesurer l’audience. Nous ne conservons pas l’adresse IP à cette fin.',
      'Nous retenons aussi ce que vous avez répondu ou fermé : votre réponse au bandeau sur les cookies (cookieConsent) pendant 365 jours, le fait que vous avez fermé la bannière de l’application (appBannerClosed) pendant un jour et, si nous vous l’avons demandé, le fait que vous ne résidez pas au Japon (not_japan_resident) pendant 31 jours.',
      'Un cookie qui protège contre les requêtes falsifiées (csrf) dure 31 jours. Si vous vous connectez, un cookie de session (session) dure jusqu’à la fin de la session, 60 jours au plus, et un cookie qui nous permet de reconnaître votre navigateur (device) dure 400 jours. Pendant que vous vous connectez avec un autre service, un cookie (social) lie la tentative à votre navigateur, une heure au plus. Les scripts ne peuvent pas lire ces quatre cookies.',
      'Nous comptons combien de fois chaque événement se produit sur ces pages, par jour et par type d’événement, sans lien avec les ordres. Là où la loi exige votre consentement, cela commence quand vous cliquez sur « OK » dans le bandeau sur les cookies. Dès que nous comptons, un cookie avec un nombre aléatoire (analytics_client_id) dure 365 jours, un autre sur votre visite (visit_session) et un autre sur le lien qui vous a mené ici (ref_id) durent chacun 31 jours, et votre navigateur retient les six derniers sites d’où vous veniez.',
      'Certaines données restent uniquement dans votre navigateur : les cryptos utilisées récemment, le pays choisi pour un achat, les conseils que vous avez fermés, le fait que vous êtes connecté ou non, ce que vous avez saisi dans un formulaire, le dernier statut connu de vos ordres et, sauf si vous désactivez cette option, les adresses d’ordres précédents. Le nombre aléatoire envoyé avec les ordres y est aussi enregistré.',
    ],
  },
]
