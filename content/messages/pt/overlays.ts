import type { English, Translated } from '../catalogue.ts'

export const overlays = {
  cookieTitle: 'Cookies',
  cookieText: 'Os cookies guardam as suas escolhas e contam visitas onde a lei ou você o permite.',
  cookieMore: 'Saiba mais',
  cookieOk: 'Entendi',
  brokenTitle: 'Algo deu errado',
  brokenText:
    'O site não respondeu como deveria. Recarregue a página para continuar; as ordens que você criou não são afetadas.',
  brokenReload: 'Recarregar a página',
  brokenClose: 'Ficar nesta página',
  worksTitle: 'Trabalhos técnicos',
  worksText:
    'Informamos que, por problemas técnicos, alguns pagamentos recebidos podem demorar mais do que o normal.',
  alertTitle: 'Aviso',
  domainsTitle: 'Unstoppable Domains',
  domainsText:
    'Envie para um nome em vez de um endereço longo: os nomes da Unstoppable Domains funcionam aqui.',
  appTitle: 'O aplicativo móvel',
  appBuy: 'Compre na hora',
  appExchange: 'Troque na hora',
  appPay: 'Pague com {brand}',
  appBuyExchange: 'Compre e troque cripto',
  appBuyCoin: 'Compre {coin}',
  appLead: 'No aplicativo da {brand} para o seu celular.',
  appGet: 'Baixar o aplicativo',
  appClose: 'Fechar e ficar no site',
  offlineTitle: 'A conexão caiu',
  offlineText: 'Tudo continua sozinho quando a conexão voltar.',
  onlineTitle: 'A conexão voltou',
  onlineText: 'O que você vê está sendo atualizado.',
  signedOutTitle: 'Você saiu da conta',
  signedOutText: 'As ordens criadas neste navegador continuam aqui.',
  snackbarClose: 'Dispensar',
  chatOpen: 'Chat de suporte',
} as const satisfies Translated<English['overlays']>
