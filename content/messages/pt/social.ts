import type { English, Translated } from '../catalogue.ts'

export const social = {
  mailMetaTitle: 'Confirme que é você – {brand}',
  mailMetaDescription: 'Um link de um e-mail nosso leva até aqui.',
  mailTitle: 'Confirme que é você',
  mailText:
    'Você começou a entrar por outro serviço, que indicou este endereço de e-mail. Com um toque você confirma que ele é seu.',
  mailWhere: 'Funciona uma só vez, dentro de uma hora, no navegador em que você começou.',
  mailButton: 'Confirmar e entrar',

  playMetaTitle: '{provider} na área de testes',
  playMetaDescription: 'Quem você é no serviço de entrada da área de testes.',
  playTitle: '{provider} na área de testes',
  playText:
    'Esta página faz o papel do serviço pelo qual alguém entra. Diga quem você é lá; nada é perguntado ao {provider} real.',
  playAsks: 'O serviço de troca pede o seu endereço de e-mail.',
  playEmail: 'Endereço de e-mail no serviço',
  playVerified: 'O serviço verificou o endereço',
  playUnverified: 'O serviço não verificou o endereço',
  playNoEmail: 'O serviço não informa nenhum endereço',
  playAgree: 'Aceitar',
  playDecline: 'Recusar',
  playRefusedHere: 'Só o operador pode fazer o papel do serviço a partir daqui.',
  playNothing: 'Ninguém pediu nada. Comece com um botão da janela de entrada.',
} as const satisfies Translated<English['social']>
