import type { MailTexts } from '../mail-texts.ts'

export const english: MailTexts = {
  frame: {
    playMoney: 'This is a play world of {brand}: its coins are worth nothing.',
    inFull: 'Or open this address in your browser:',
  },
  order: {
    states: {
      waiting: {
        subject: 'order received',
        sentence:
          "Your order is open. Send your payment to the deposit address on the order page; we'll email you when we see it.",
      },
      confirming: {
        subject: 'your payment was seen',
        sentence: 'Your payment was seen. The exchange goes on when it has enough confirmations.',
      },
      finished: {
        subject: 'your exchange is finished',
        sentence: 'Your exchange is finished: the payout is confirmed on its chain.',
      },
      refunded: {
        subject: 'your coins were sent back',
        sentence:
          'Your coins were sent back to your refund address, and the transfer is confirmed.',
      },
      hold: {
        subject: 'your exchange is waiting for you',
        sentence:
          'Your exchange is waiting for you: open it in the browser that made it, or with your secret link, and choose how it goes on.',
      },
      expired: {
        subject: 'your exchange has expired',
        sentence:
          'No payment arrived in time, so your exchange has expired. A late payment is not lost.',
      },
      failed: {
        subject: 'your exchange was closed',
        sentence: 'Your exchange was closed by the operator. Nothing is owed on it.',
      },
      fiat_ended: {
        subject: 'your order is complete',
        sentence:
          'The provider reports that your order is complete. The page of the order shows what was sent.',
      },
      fiat_declined: {
        subject: 'your order was declined',
        sentence:
          'The provider declined your order; no money was kept. You can try again, or choose another provider.',
      },
      fiat_refunded: {
        subject: 'your payment was sent back',
        sentence:
          'The provider reports that what you paid was sent back. It can take some days to arrive.',
      },
      fiat_charged_back: {
        subject: 'the payment of your order was reversed',
        sentence:
          'The payment of your order was taken back by the bank. If you did not ask for that, write to the provider.',
      },
    },
    details: {
      send: 'You send',
      deposit: 'Deposit address',
      get: 'You get',
      payUntil: 'Pay before',
      paid: 'You paid',
      payIn: 'Payment transaction',
      received: 'You received',
      destination: 'To address',
      payout: 'Payout transaction',
      refunded: 'Refunded',
      refundTo: 'Refund address',
      refund: 'Refund transaction',
      provider: 'Provider',
      order: 'Order ID',
      providerOrder: 'Provider’s reference',
      fee: 'Fees included',
    },
    secret:
      'Manage this order from any device with this private link. Anyone who has it can decide about refunds, so keep it to yourself.',
    otherState: {
      subject: 'news of your exchange',
      sentence: 'The status of your exchange has changed.',
    },
    reasons: {
      amount_differs: 'What arrived is not the amount that was expected.',
      amount_too_small: 'What arrived is too little to be exchanged.',
      amount_too_large: 'What arrived is more than can be exchanged at once.',
      paid_late: 'Your payment was seen or confirmed too late for the guaranteed rate.',
      payout_refused: 'The network refused the payout to your address.',
      account_taken:
        'Somebody else took the name of the account that the payout was to make. Choose another one on the order’s page.',
      screening: 'A person looks at this exchange first. Nothing is asked of you now.',
      identification: 'You are asked to identify yourself before it goes on.',
      identification_refused: 'The identification failed, so your coins go back to you.',
      refund_decided: 'It cannot be made, so your coins go back to you.',
    },
    lookedAt: 'your exchange is being looked at',
    subjectLine: '{brand}: {subject} ({code})',
    follow: 'Follow your exchange',
    questions: 'Questions? Write to {support} and name order {code}.',
    stop: 'You get this because your address was left with this exchange. To stop it, remove the address on the page of the exchange.',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand}: confirm your e-mail address',
        says: [
          'Somebody, you we hope, signed up at {brand} with this e-mail address.',
          'Confirm it, and choose your password.',
        ],
        notYou: 'Was it not you? Then do nothing: without this link nobody can sign in.',
      },
      'already-registered': {
        subject: '{brand}: you already have an account',
        says: [
          'Somebody wanted to use this e-mail address for an account at {brand}. It already has one, and nothing was changed.',
          'Was it you? Sign in as usual. If you no longer know your password, choose a new one.',
        ],
        notYou: 'Was it not you? Then do nothing: nobody learns that you have an account.',
      },
      recover: {
        subject: '{brand}: choose a new password',
        says: ['A new password was asked for, for your account at {brand}.'],
        notYou: 'Was it not you? Then do nothing: your password stays as it is.',
      },
      'email-change': {
        subject: '{brand}: confirm your new e-mail address',
        says: [
          'This address is to become the one of an account at {brand}. Nothing changes until you confirm it.',
        ],
        notYou: 'Was it not you? Then do nothing: the account keeps its address.',
      },
      'email-change-notice': {
        subject: '{brand}: your e-mail address is about to change',
        says: [
          'A new e-mail address was entered for your account. It counts once it has been confirmed by the link that we sent there.',
        ],
        notYou: 'Was it not you? Change your password at once and end all other sessions.',
      },
      'password-changed': {
        subject: '{brand}: your password was changed',
        says: [
          'The password of your account was changed. All other sessions have ended.',
          'Passkeys and linked accounts still sign in. Look through them on your account’s page, and remove what is not yours.',
        ],
        notYou: 'Was it not you? Reset your password at once, from the sign-in window.',
      },
      'new-sign-in': {
        subject: '{brand}: sign-in from a new device',
        says: ['Somebody signed in to your account from a device that we had not seen before.'],
        notYou: 'Was it not you? Change your password at once and end all other sessions.',
      },
      'suspicious-sign-in': {
        subject: '{brand}: we stopped a sign-in',
        says: [
          'Somebody gave the right password for your account, but something about it was unusual. We did not let them in.',
          'To sign in again, choose a new password.',
        ],
        notYou:
          'Was it not you? Then somebody knows your password: choose a new one here, and wherever else you use it.',
      },
      'totp-enabled': {
        subject: '{brand}: two-factor codes are on',
        says: [
          'Signing in to your account now also asks for a code from your authenticator app.',
          'Keep your recovery codes where you can reach them without your phone.',
        ],
        notYou: 'Was it not you? Change your password at once and end all other sessions.',
      },
      'totp-disabled': {
        subject: '{brand}: two-factor codes are off',
        says: ['Signing in to your account no longer asks for a code from your authenticator app.'],
        notYou: 'Was it not you? Change your password at once and end all other sessions.',
      },
      'passkey-added': {
        subject: '{brand}: a passkey was added',
        says: ['A passkey was added to your account. It signs in without a password.'],
        notYou:
          'Was it not you? Remove the passkey from your account, change your password and end all other sessions.',
      },
      'social-confirm': {
        subject: '{brand}: confirm that it is you',
        says: [
          'Somebody, you we hope, wants to sign in at {brand} through another service and gave this e-mail address there.',
          'Open the link in the browser in which you began.',
        ],
        notYou: 'Was it not you? Then do nothing: without this link nobody can sign in.',
      },
      'social-linked': {
        subject: '{brand}: another way to sign in',
        says: ['An account at another service was linked to yours. It can now sign in.'],
        notYou:
          'Was it not you? Remove the link from your account, change your password and end all other sessions.',
      },
      'account-deleted': {
        subject: '{brand}: your account was deleted',
        says: [
          'Your account was deleted, with your e-mail address, password, sessions and saved addresses.',
          'Your orders stay in the books, without your e-mail address.',
        ],
        notYou: 'Was it not you? Write to the operator at once.',
      },
    },
    actions: {
      confirm: 'Confirm the address',
      choosePassword: 'Choose a new password',
      confirmNew: 'Confirm the new address',
      open: 'Open your account',
      signIn: 'Sign in',
    },
    lifetimes: {
      day: 'The link works once, within 24 hours. Do not pass it on.',
      hour: 'The link works once, within 1 hour. Do not pass it on.',
    },
    facts: {
      email: 'New address: {email}',
      device: 'Device: {device}',
      country: 'Country: {country}',
      at: 'Time: {at}',
      provider: 'Service: {provider}',
      name: 'Passkey: {name}',
      ways: 'Other ways to sign in: {ways}',
    },
    reasons: {
      entered: 'You get this because this address was entered at {brand}.',
      owned: 'You get this because this address belongs to an account at {brand}.',
      deleted: 'You get this because this address belonged to an account at {brand}.',
    },
    questions: 'Questions? Write to {support}.',
    never: 'We never ask for your password or your codes by mail.',
  },
}
