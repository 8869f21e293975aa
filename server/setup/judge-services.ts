import type { SetupFindings, SetupSettings } from './setup-types.ts'
import { attention, blocking, done, type Judged } from './step-words.ts'

/** Two exchanges must agree on each price; with a third one, losing one pauses nothing. */
const FEWEST_SOURCES = 2

/** Exchanges that prices come from, and how fresh those are. */
export function judgePrices({ priceSources }: SetupSettings, { parts }: SetupFindings): Judged {
  const more = { command: 'RATE_SOURCES=kraken,binance,coinbase' }
  if (priceSources.length < FEWEST_SOURCES) {
    const reason =
      priceSources.length === 0
        ? 'Prices come from no exchange.'
        : `Prices come from ${priceSources.join('')} alone.`
    return blocking(reason, { ...more, advice: 'Two are needed, three are better.' })
  }
  const part = parts.get('prices')
  if (part?.state === 'red') return blocking(part.reason)
  if (part?.state === 'amber') return attention(part.reason)
  if (priceSources.length === FEWEST_SOURCES) {
    return attention('Prices come from two exchanges: losing one pauses every coin.', more)
  }
  return done(`Prices come from ${priceSources.join(', ')}.`)
}

/** What there is to pay out. */
export function judgeReserves({ world }: SetupSettings, { stocks }: SetupFindings): Judged {
  const advice =
    'Send a small amount of each coin to its hot wallet, then make one swap in each direction with your own money.'
  const stocked = stocks.filter(({ units }) => units > 0n)
  if (world === 'play') return blocking('The reserves are play coins.', { advice })
  if (stocked.length === 0) return blocking('No coin is in stock, so all are sold out.', { advice })
  const low = stocks.filter(({ status }) => status === 'low').map(({ asset }) => asset)
  if (low.length > 0) {
    return attention(`Below their band: ${low.join(', ')}.`, { advice: 'Top them up.' })
  }
  return done(`${stocked.length} ${stocked.length === 1 ? 'coin is' : 'coins are'} in stock.`)
}

/** Customers are told by e-mail how their orders end. */
export function judgeMail({ mail }: SetupSettings, { parts }: SetupFindings): Judged {
  if (!mail.hasServer) {
    return blocking('No mail server is set: messages stay in the play mailbox.', {
      command: 'SMTP_URL=smtp://user:password@mail.example:587',
    })
  }
  if (!mail.hasSender) {
    return blocking('Messages have no sender.', {
      command: 'MAIL_FROM="Your shop <no-reply@shop.example>"',
    })
  }
  const part = parts.get('mail')
  if (part !== undefined && part.state !== 'green') return attention(part.reason)
  return done('Messages are sent.')
}

/** A person whom customers can reach. */
export function judgeSupport({ supportEmail }: SetupSettings): Judged {
  if (supportEmail !== null) return done(`Customers write to ${supportEmail}.`)
  return blocking('Customers have no address to write to.', {
    command: 'SUPPORT_EMAIL=help@shop.example',
  })
}

/** Where customers find the site, and whether it answers there. */
export function judgeDomain(settings: SetupSettings, { isReachable }: SetupFindings): Judged {
  const { publicUrl, trustProxy } = settings
  if (publicUrl === null || !publicUrl.startsWith('https:')) {
    return blocking('The site has no public address with https.', {
      advice: 'Put a proxy with a certificate in front of it.',
      command: 'PUBLIC_URL=https://shop.example',
    })
  }
  if (!trustProxy) {
    return blocking('The proxy’s headers aren’t trusted, so cookies wouldn’t be secure.', {
      advice: 'Only behind a proxy of your own that sets X-Forwarded-For and X-Forwarded-Proto.',
      command: 'TRUST_PROXY=true',
    })
  }
  if (isReachable === false) {
    return blocking(`${publicUrl} doesn’t lead to this shop.`, {
      advice: 'Check the DNS entry, the certificate and the proxy.',
    })
  }
  return done(`Customers find the site at ${publicUrl}.`)
}
