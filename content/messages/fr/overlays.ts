import type { English, Translated } from '../catalogue.ts'

export const overlays = {
  cookieTitle: 'Cookies',
  cookieText:
    'Les cookies gardent vos choix et comptent les visites, là où la loi ou vous le permettez.',
  cookieMore: 'En savoir plus',
  cookieOk: 'OK',
  brokenTitle: 'Quelque chose s’est mal passé',
  brokenText:
    'Le site n’a pas répondu comme il le devrait. Rechargez la page pour continuer ; les ordres que vous avez passés ne sont pas touchés.',
  brokenReload: 'Recharger la page',
  brokenClose: 'Rester sur cette page',
  worksTitle: 'Travaux techniques',
  worksText:
    'Veuillez noter qu’en raison de problèmes techniques, certains paiements entrants peuvent prendre plus de temps que d’habitude.',
  alertTitle: 'Annonce',
  domainsTitle: 'Unstoppable Domains',
  domainsText:
    'Envoyez à un nom plutôt qu’à une longue adresse : les noms d’Unstoppable Domains fonctionnent ici.',
  appTitle: 'L’application mobile',
  appBuy: 'Acheter instantanément',
  appExchange: 'Échanger instantanément',
  appPay: 'Payer avec {brand}',
  appBuyExchange: 'Acheter et échanger des cryptos',
  appBuyCoin: 'Acheter {coin}',
  appLead: 'Dans l’application {brand} pour votre téléphone.',
  appGet: 'Obtenir l’application',
  appClose: 'Fermer et rester sur le site',
  offlineTitle: 'La connexion est coupée',
  offlineText: 'Tout reprend de soi-même dès que vous êtes de nouveau en ligne.',
  onlineTitle: 'Vous êtes de nouveau en ligne',
  onlineText: 'Ce que vous voyez est en cours de mise à jour.',
  signedOutTitle: 'Vous êtes déconnecté',
  signedOutText: 'Les ordres passés dans ce navigateur se trouvent toujours ici.',
  snackbarClose: 'Masquer',
  chatOpen: 'Discussion avec l’assistance',
} as const satisfies Translated<English['overlays']>
