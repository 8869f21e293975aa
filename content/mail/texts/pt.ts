import type { MailTexts } from '../mail-texts.ts'

export const portuguese: MailTexts = {
  frame: {
    playMoney: 'Este é um mundo de teste da {brand}: as suas moedas não valem nada.',
    inFull: 'Ou abra este endereço no seu navegador:',
  },
  order: {
    states: {
      waiting: {
        subject: 'pedido recebido',
        sentence:
          'O seu pedido está aberto. Envie o pagamento para o endereço de depósito indicado na página do pedido; escreveremos assim que o virmos.',
      },
      confirming: {
        subject: 'o seu pagamento foi visto',
        sentence:
          'O seu pagamento foi visto. A troca continua quando tiver confirmações suficientes.',
      },
      finished: {
        subject: 'a sua troca terminou',
        sentence: 'A sua troca terminou: o envio a você está confirmado na rede.',
      },
      refunded: {
        subject: 'as suas moedas foram devolvidas',
        sentence:
          'As suas moedas foram devolvidas ao seu endereço de reembolso, e a transferência está confirmada.',
      },
      hold: {
        subject: 'a sua troca espera por você',
        sentence:
          'A sua troca espera por você: abra-a no navegador em que foi criada, ou com o seu link secreto, e escolha como continua.',
      },
      expired: {
        subject: 'a sua troca expirou',
        sentence:
          'Nenhum pagamento chegou a tempo, por isso a sua troca expirou. Um pagamento atrasado não se perde.',
      },
      failed: {
        subject: 'a sua troca foi encerrada',
        sentence: 'O operador encerrou a sua troca. Nada ficou por pagar.',
      },
      fiat_ended: {
        subject: 'a sua ordem está concluída',
        sentence:
          'O provedor informa que a sua ordem está concluída. A página da ordem mostra o que foi enviado.',
      },
      fiat_declined: {
        subject: 'a sua ordem foi recusada',
        sentence:
          'O provedor recusou a sua ordem; nenhum dinheiro foi retido. Você pode tentar de novo ou escolher outro provedor.',
      },
      fiat_refunded: {
        subject: 'o seu pagamento foi devolvido',
        sentence:
          'O provedor informa que o que você pagou foi devolvido. Pode levar alguns dias para chegar.',
      },
      fiat_charged_back: {
        subject: 'o pagamento da sua ordem foi estornado',
        sentence:
          'O banco estornou o pagamento da sua ordem. Se você não pediu isso, escreva ao provedor.',
      },
      fiat_sale_declined: {
        subject: 'a sua venda foi recusada',
        sentence:
          'O provedor recusou a sua venda. Não envie moedas para ela. Se você já enviou, peça ao provedor que as devolva ao seu endereço de reembolso.',
      },
      fiat_sale_refunded: {
        subject: 'as suas moedas foram devolvidas',
        sentence: 'O provedor informa que devolveu as suas moedas ao seu endereço de reembolso.',
      },
    },
    details: {
      send: 'Você envia',
      deposit: 'Endereço de depósito',
      get: 'Você recebe',
      payUntil: 'Pague até',
      paid: 'Você pagou',
      payIn: 'Transação do pagamento',
      received: 'Você recebeu',
      destination: 'Para o endereço',
      payout: 'Transação do envio',
      refunded: 'Reembolsado',
      refundTo: 'Endereço de reembolso',
      refund: 'Transação do reembolso',
      provider: 'Fornecedor',
      order: 'ID da ordem',
      providerOrder: 'Referência do fornecedor',
      fee: 'Taxas incluídas',
    },
    secret:
      'Gerencie este pedido em qualquer dispositivo com este link privado. Quem o tiver pode decidir sobre reembolsos: não o compartilhe.',
    otherState: {
      subject: 'novidades da sua troca',
      sentence: 'O estado da sua troca mudou.',
    },
    reasons: {
      amount_differs: 'O que chegou não é o valor esperado.',
      amount_too_small: 'O que chegou é pouco demais para ser trocado.',
      amount_too_large: 'O que chegou é mais do que se pode trocar de uma vez.',
      paid_late: 'O seu pagamento foi visto ou confirmado tarde demais para a taxa garantida.',
      payout_refused: 'A rede recusou o pagamento para o seu endereço.',
      account_taken:
        'Outra pessoa ficou com o nome da conta que o pagamento ia criar. Escolha outro na página da ordem.',
      screening: 'Primeiro uma pessoa examina esta troca. Por agora você não precisa fazer nada.',
      identification: 'É preciso que você se identifique antes de continuar.',
      identification_refused: 'A identificação falhou, por isso as suas moedas voltam para você.',
      refund_decided: 'A troca não pode ser feita, por isso as suas moedas voltam para você.',
    },
    lookedAt: 'a sua troca está sendo examinada',
    subjectLine: '{brand}: {subject} ({code})',
    follow: 'Acompanhar a sua troca',
    questions: 'Perguntas? Escreva para {support} e indique a ordem {code}.',
    stop: 'Você recebe esta mensagem porque o seu endereço foi deixado nesta troca. Para não receber mais, remova o endereço na página da troca.',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand}: confirme o seu endereço de e-mail',
        says: [
          'Alguém, esperamos que você, se cadastrou na {brand} com este endereço de e-mail.',
          'Confirme-o e escolha a sua senha.',
        ],
        notYou: 'Não foi você? Então não faça nada: sem este link ninguém consegue entrar.',
      },
      'already-registered': {
        subject: '{brand}: você já tem uma conta',
        says: [
          'Alguém quis usar este endereço de e-mail para uma conta na {brand}. Ele já tem uma, e nada foi alterado.',
          'Foi você? Entre como de costume. Se já não sabe a sua senha, escolha uma nova.',
        ],
        notYou: 'Não foi você? Então não faça nada: ninguém fica sabendo que você tem uma conta.',
      },
      recover: {
        subject: '{brand}: escolha uma nova senha',
        says: ['Foi pedida uma nova senha para a sua conta na {brand}.'],
        notYou: 'Não foi você? Então não faça nada: a sua senha fica como está.',
      },
      'email-change': {
        subject: '{brand}: confirme o seu novo endereço de e-mail',
        says: [
          'Este endereço vai passar a ser o de uma conta na {brand}. Nada muda até que você o confirme.',
        ],
        notYou: 'Não foi você? Então não faça nada: a conta mantém o endereço que tem.',
      },
      'email-change-notice': {
        subject: '{brand}: o seu endereço de e-mail está prestes a mudar',
        says: [
          'Um novo endereço de e-mail foi indicado para a sua conta. Ele passa a valer quando for confirmado com o link que enviamos para lá.',
        ],
        notYou: 'Não foi você? Mude a sua senha imediatamente e encerre todas as outras sessões.',
      },
      'password-changed': {
        subject: '{brand}: a sua senha foi alterada',
        says: [
          'A senha da sua conta foi alterada. Todas as outras sessões foram encerradas.',
          'As chaves de acesso e as contas vinculadas continuam a permitir entrar. Verifique-as na página da sua conta e remova o que não for seu.',
        ],
        notYou: 'Não foi você? Redefina a sua senha imediatamente na janela de entrada.',
      },
      'new-sign-in': {
        subject: '{brand}: entrada a partir de um novo dispositivo',
        says: ['Alguém entrou na sua conta a partir de um dispositivo que não conhecíamos.'],
        notYou: 'Não foi você? Mude a sua senha imediatamente e encerre todas as outras sessões.',
      },
      'suspicious-sign-in': {
        subject: '{brand}: impedimos uma entrada',
        says: [
          'Alguém indicou a senha certa da sua conta, mas algo não era habitual. Não deixamos entrar.',
          'Para entrar de novo, escolha uma nova senha.',
        ],
        notYou:
          'Não foi você? Então alguém conhece a sua senha: escolha uma nova aqui e em todos os outros lugares onde a usa.',
      },
      'totp-enabled': {
        subject: '{brand}: os códigos de dois fatores estão ativados',
        says: [
          'Ao entrar na sua conta, agora também é pedido um código do seu aplicativo autenticador.',
          'Guarde os seus códigos de recuperação onde os encontre sem o seu telefone.',
        ],
        notYou: 'Não foi você? Mude a sua senha imediatamente e encerre todas as outras sessões.',
      },
      'totp-disabled': {
        subject: '{brand}: os códigos de dois fatores estão desativados',
        says: ['Ao entrar na sua conta, já não é pedido um código do seu aplicativo autenticador.'],
        notYou: 'Não foi você? Mude a sua senha imediatamente e encerre todas as outras sessões.',
      },
      'passkey-added': {
        subject: '{brand}: foi adicionada uma chave de acesso',
        says: ['Foi adicionada uma chave de acesso à sua conta. Ela permite entrar sem senha.'],
        notYou:
          'Não foi você? Remova a chave de acesso da sua conta, mude a sua senha e encerre todas as outras sessões.',
      },
      'social-confirm': {
        subject: '{brand}: confirme que é você',
        says: [
          'Alguém, esperamos que você, quer entrar na {brand} por outro serviço e indicou lá este endereço de e-mail.',
          'Abra o link no navegador em que começou.',
        ],
        notYou: 'Não foi você? Então não faça nada: sem este link ninguém consegue entrar.',
      },
      'social-linked': {
        subject: '{brand}: mais uma forma de entrar',
        says: ['Uma conta de outro serviço foi vinculada à sua. Agora é possível entrar com ela.'],
        notYou:
          'Não foi você? Remova o vínculo da sua conta, mude a sua senha e encerre todas as outras sessões.',
      },
      'account-deleted': {
        subject: '{brand}: a sua conta foi excluída',
        says: [
          'A sua conta foi excluída, com o seu endereço de e-mail, senha, sessões e endereços salvos.',
          'As suas ordens ficam nos livros, sem o seu endereço de e-mail.',
        ],
        notYou: 'Não foi você? Escreva ao operador imediatamente.',
      },
    },
    actions: {
      confirm: 'Confirmar o endereço',
      choosePassword: 'Escolher uma nova senha',
      confirmNew: 'Confirmar o novo endereço',
      open: 'Abrir a sua conta',
      signIn: 'Entrar',
    },
    lifetimes: {
      day: 'O link funciona uma só vez, dentro de 24 horas. Não o passe a ninguém.',
      hour: 'O link funciona uma só vez, dentro de 1 hora. Não o passe a ninguém.',
    },
    facts: {
      email: 'Novo endereço: {email}',
      device: 'Dispositivo: {device}',
      country: 'País: {country}',
      at: 'Hora: {at}',
      provider: 'Serviço: {provider}',
      name: 'Chave de acesso: {name}',
      ways: 'Outras formas de entrar: {ways}',
    },
    reasons: {
      entered: 'Você recebe esta mensagem porque este endereço foi indicado na {brand}.',
      owned: 'Você recebe esta mensagem porque este endereço pertence a uma conta na {brand}.',
      deleted: 'Você recebe esta mensagem porque este endereço pertencia a uma conta na {brand}.',
    },
    questions: 'Perguntas? Escreva para {support}.',
    never: 'Nunca pedimos a sua senha nem os seus códigos por e-mail.',
  },
}
