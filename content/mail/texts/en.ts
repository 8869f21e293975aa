import type { MailTexts } from '../mail-texts.ts'

export const english: MailTexts = {
  frame: {
    playMoney: 'This is a sandbox of {brand}: its coins have no value.',
    inFull: 'Or open this address in your browser:',
  },
  order: {
    states: {
      waiting: {
        subject: 'Order received',
        sentence:
          'Your order is open. Send your payment to the deposit address on the order page. We’ll email you when we see it.',
      },
      confirming: {
        subject: 'Payment received',
        sentence: 'We received your payment. We’ll exchange it once the network has confirmed it.',
      },
      finished: {
        subject: 'Your exchange is complete',
        sentence: 'Your exchange is complete, and the payout is confirmed on the network.',
      },
      refunded: {
        subject: 'Your refund was sent',
        sentence: 'We sent your coins back to your refund address, and the transfer is confirmed.',
      },
      hold: {
        subject: 'Your order needs your decision',
        sentence:
          'Your coins are safe. Open your order in the browser that created it, or with your secret link, and choose what to do next.',
      },
      expired: {
        subject: 'Your order has expired',
        sentence:
          'No payment arrived in time, so your order has expired. A late payment isn’t lost.',
      },
      failed: {
        subject: 'Your order was closed',
        sentence: 'Your order was closed.',
      },
      fiat_ended: {
        subject: 'Your order is complete',
        sentence:
          'The provider reports that your order is complete. Your order page shows what was sent.',
      },
      fiat_declined: {
        subject: 'Your order was declined',
        sentence:
          'The provider declined your order. You keep your money. Try again, or choose another provider.',
      },
      fiat_refunded: {
        subject: 'Your payment was refunded',
        sentence:
          'The provider reports that it refunded your payment. It can take a few days to arrive.',
      },
      fiat_charged_back: {
        subject: 'Your payment was reversed',
        sentence:
          'Your bank reversed the payment for this order. If you didn’t ask for that, contact the provider.',
      },
      fiat_sale_declined: {
        subject: 'Your sale was declined',
        sentence:
          'The provider declined your sale. Don’t send any coins for it. If you already have, ask the provider to return them to your refund address.',
      },
      fiat_sale_refunded: {
        subject: 'Your coins were returned',
        sentence: 'The provider reports that it returned your coins to your refund address.',
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
      'Manage this order from any device with this private link. Anyone who has it can control the order, so keep it private.',
    otherState: {
      subject: 'Order update',
      sentence: 'The status of your order has changed.',
    },
    reasons: {
      amount_differs: 'The amount we received differs from what we expected.',
      amount_too_small: 'The amount we received is too small to exchange.',
      amount_too_large: 'The amount we received is too large to exchange in one order.',
      paid_late: 'Your payment arrived or was confirmed too late for the guaranteed rate.',
      payout_refused: 'The network rejected the payout to your address.',
      account_taken:
        'The account name for your payout was taken in the meantime. Choose another one on the order page.',
      screening: 'We’re reviewing your order. No action needed.',
      identification: 'Your order needs an identity check before it can continue.',
      identification_refused: 'We couldn’t verify your identity, so we’re sending your coins back.',
      refund_decided: 'We can’t complete your exchange, so we’re sending your coins back.',
    },
    lookedAt: 'We’re reviewing your order',
    subjectLine: '{brand}: {subject} ({code})',
    follow: 'View your order',
    questions: 'Questions? Email {support} and include the order ID {code}.',
    stop: 'You’re receiving this because you asked for order updates. To stop them, remove your email address on the order page.',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand}: Confirm your email address',
        says: [
          'Please confirm your email address to finish signing up at {brand}.',
          'Then choose a password.',
        ],
        notYou: 'If this wasn’t you, ignore this email.',
      },
      'already-registered': {
        subject: '{brand}: You already have an account',
        says: [
          'We received a request to use this email address for an account at {brand}. You already have an account, so nothing was changed.',
          'If this was you, sign in as usual. If you forgot your password, set a new one.',
        ],
        notYou: 'If this wasn’t you, ignore this email. We didn’t reveal that you have an account.',
      },
      recover: {
        subject: '{brand}: Set a new password',
        says: ['We received a request to reset the password of your account at {brand}.'],
        notYou: 'If this wasn’t you, ignore this email. Your password stays the same.',
      },
      'email-change': {
        subject: '{brand}: Confirm your new email address',
        says: [
          'We received a request to use this address for an account at {brand}. Nothing changes until you confirm it.',
        ],
        notYou: 'If this wasn’t you, ignore this email. The account keeps its address.',
      },
      'email-change-notice': {
        subject: '{brand}: Your email address is about to change',
        says: [
          'A new email address was entered for your account. It takes effect once it is confirmed with the link we sent there.',
        ],
        notYou: 'If this wasn’t you, change your password now and sign out all other devices.',
      },
      'password-changed': {
        subject: '{brand}: Your password was changed',
        says: [
          'The password of your account was changed. You’ve been signed out on all other devices.',
          'Passkeys and linked accounts still work. Check them in your settings and remove any you don’t recognise.',
        ],
        notYou: 'If this wasn’t you, reset your password now from the sign-in window.',
      },
      'new-sign-in': {
        subject: '{brand}: Sign-in from a new device',
        says: ['There was a sign-in to your account from a device we haven’t seen before.'],
        notYou: 'If this wasn’t you, change your password now and sign out all other devices.',
      },
      'suspicious-sign-in': {
        subject: '{brand}: We blocked a sign-in',
        says: [
          'The password for your account was entered correctly, but the sign-in was unusual, so we stopped it.',
          'To sign in again, set a new password.',
        ],
        notYou:
          'If this wasn’t you, someone else knows your password. Set a new one here and anywhere else you use it.',
      },
      'totp-enabled': {
        subject: '{brand}: Two-factor sign-in is on',
        says: [
          'Signing in to your account now also requires a code from your authenticator app.',
          'Store your recovery codes somewhere you can reach without your phone.',
        ],
        notYou: 'If this wasn’t you, change your password now and sign out all other devices.',
      },
      'totp-disabled': {
        subject: '{brand}: Two-factor sign-in is off',
        says: ['Signing in to your account no longer requires a code from your authenticator app.'],
        notYou: 'If this wasn’t you, change your password now and sign out all other devices.',
      },
      'passkey-added': {
        subject: '{brand}: Passkey added',
        says: [
          'A passkey was added to your account. You can now sign in with it, without a password.',
        ],
        notYou:
          'If this wasn’t you, remove the passkey from your account, change your password and sign out all other devices.',
      },
      'social-confirm': {
        subject: '{brand}: Confirm it’s you',
        says: [
          'Please confirm your email address to sign in at {brand} with another service.',
          'Open the link in the browser where you started.',
        ],
        notYou: 'If this wasn’t you, ignore this email.',
      },
      'social-linked': {
        subject: '{brand}: New way to sign in',
        says: ['An account at another service was linked to yours. You can now sign in with it.'],
        notYou:
          'If this wasn’t you, unlink it from your account, change your password and sign out all other devices.',
      },
      'account-deleted': {
        subject: '{brand}: Your account was deleted',
        says: [
          'Your account was deleted, with your email address, password, sessions and saved addresses.',
          'We’re required to keep your orders, without your email address.',
        ],
        notYou: 'If this wasn’t you, contact us now.',
      },
    },
    actions: {
      confirm: 'Confirm email address',
      choosePassword: 'Set a new password',
      confirmNew: 'Confirm new address',
      open: 'Open your account',
      signIn: 'Sign in',
    },
    lifetimes: {
      day: 'The link works once, within 24 hours. Don’t share it.',
      hour: 'The link works once, within 1 hour. Don’t share it.',
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
      entered: 'You’re receiving this because this address was entered at {brand}.',
      owned: 'You’re receiving this because this address belongs to an account at {brand}.',
      deleted: 'You’re receiving this because this address belonged to an account at {brand}.',
    },
    questions: 'Questions? Email {support}.',
    never: 'We never ask for your password or codes by email.',
  },
}
