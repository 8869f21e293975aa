import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: 'Entrar',
  signInFailed:
    'Não foi possível abrir a janela de entrada. Verifique a sua conexão e tente de novo.',
  signedIn: 'Você entrou na sua conta.',
  menu: 'Conta de {email}',
  history: 'Histórico',
  settings: 'Configurações',
  logOut: 'Sair',
  logOutFailed: 'Não foi possível sair da conta. Tente de novo.',
} as const satisfies Translated<English['account']>
