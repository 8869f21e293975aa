import type { SetupStep } from '@causeway/core/setup/setup-steps'
import {
  judgeDomain,
  judgeMail,
  judgePrices,
  judgeReserves,
  judgeSupport,
} from './judge-services.ts'
import type { SetupFindings, SetupSettings, SetupStepView } from './setup-types.ts'
import { attention, blocking, done, type Judged } from './step-words.ts'

type Judge = (settings: SetupSettings, found: SetupFindings) => Judged

const judges: Readonly<Record<SetupStep, Judge>> = {
  world: judgeWorld,
  database: judgeDatabase,
  secret: judgeSecret,
  keys: judgeKeys,
  nodes: judgeNodes,
  ceilings: judgeCeilings,
  prices: judgePrices,
  reserves: judgeReserves,
  mail: judgeMail,
  support: judgeSupport,
  domain: judgeDomain,
  backups: judgeBackups,
  staff: judgeStaff,
}

/** Every step in its order: done, worth doing better, or blocking real money, and why. */
export function judgeSetup(
  settings: SetupSettings,
  found: SetupFindings,
): readonly SetupStepView[] {
  return Object.entries(judges).map(([step, judge]) => ({
    step: step as SetupStep,
    advice: null,
    command: null,
    runbook: null,
    ...judge(settings, found),
  }))
}

function judgeWorld({ world }: SetupSettings): Judged {
  if (world === 'real') return done('This shop handles real money. The choice is permanent.')
  return blocking('This shop handles play money, and always will.', {
    advice: 'Start with a new database, a new DATA_DIR and a new seed.',
    command: 'WORLD=real',
  })
}

function judgeDatabase({ database }: SetupSettings, { parts }: SetupFindings): Judged {
  if (!database.isServer) {
    return blocking(
      'The embedded PostgreSQL serves one process and can’t be backed up while it is running.',
      {
        advice: 'Set up a PostgreSQL server.',
        command: 'DATABASE_URL=postgres://exchange@db.example/exchange?sslmode=verify-full',
      },
    )
  }
  const part = parts.get('database')
  if (part?.state === 'red') return blocking(part.reason)
  if (!database.isOnThisMachine && !database.isVerified) {
    return attention('The certificate of the database server isn’t checked.', {
      advice: 'Add sslmode=verify-full to DATABASE_URL.',
    })
  }
  return done('A PostgreSQL server of your own.')
}

function judgeSecret({ hasSecretKey }: SetupSettings): Judged {
  if (hasSecretKey) return done('SECRET_KEY is set.')
  return blocking('SECRET_KEY isn’t set: a play world makes its own.', {
    advice: 'Generate one, and set the same in every process.',
    command: 'openssl rand -hex 32',
  })
}

function judgeKeys({ keys }: SetupSettings, { parts }: SetupFindings): Judged {
  if (keys === null) {
    return blocking('The wallets have no seed of yours.', {
      advice: 'Create a keystore on the machine that signs. Keep two copies off that machine.',
      command: 'npm run keystore -- create /srv/exchange/keystore.json',
      runbook: 'key-rotation',
    })
  }
  const signer = parts.get('signer')
  if (signer?.state === 'red') {
    return blocking(signer.reason, { runbook: 'restore-from-backup' })
  }
  if (keys === 'seed') {
    return attention('The seed is readable in the environment.', {
      advice: 'Put it into an encrypted keystore.',
      command: 'npm run keystore -- create /srv/exchange/keystore.json',
      runbook: 'key-rotation',
    })
  }
  if (keys === 'keystore') {
    return attention('The seed is in an encrypted keystore, in the same process as the orders.', {
      advice:
        'Run the signer as a separate user or on another machine, so that the other processes hold no seed.',
      command: 'SIGNER_SOCKET=/run/exchange/signer.sock npm run sign',
    })
  }
  return done('A separate signer holds the seed.')
}

function judgeNodes({ nodes }: SetupSettings, { parts }: SetupFindings): Judged {
  if (nodes.length === 0) {
    return blocking('No node of your own is set.', {
      advice: 'Coins without a node are switched off. One is enough to begin.',
      command: 'BITCOIN_RPC_URL=http://user:password@127.0.0.1:8332',
    })
  }
  const told = nodes.flatMap((network) => {
    const part = parts.get(`chain:${network}`)
    if (part === undefined) return [{ network, isDown: true, reason: 'no report yet.' }]
    if (part.state === 'green') return []
    return [{ network, isDown: part.state === 'red', reason: part.reason }]
  })
  const words = told.map(({ network, reason }) => `${network}: ${reason}`).join(' ')
  if (told.length === 0) return done(`Nodes that answer: ${nodes.join(', ')}.`)
  const more = { runbook: 'node-down' } as const
  const areAllDown = told.filter(({ isDown }) => isDown).length === nodes.length
  return areAllDown ? blocking(words, more) : attention(words, more)
}

function judgeCeilings({ ceilings }: SetupSettings, { stocks }: SetupFindings): Judged {
  const without = stocks.map(({ asset }) => asset).filter((asset) => !ceilings.includes(asset))
  const more = {
    advice: 'Set the most that may leave per order, hour and day.',
    command: 'PAYOUT_CEILINGS=btc=0.5/2/10',
  }
  if (ceilings.length === 0) {
    return blocking('No coin has a ceiling, so the signer pays out nothing.', more)
  }
  if (without.length === 0) return done('Every coin has a ceiling.')
  return attention(`The signer refuses coins without a ceiling: ${without.join(', ')}.`, more)
}

function judgeBackups(_: SetupSettings, { backups }: SetupFindings): Judged {
  const { isArchiving, lastArchivedAt, lastFailedAt, standbys } = backups
  const more = { runbook: 'restore-from-backup' } as const
  const hasFailed =
    isArchiving &&
    lastFailedAt !== null &&
    (lastArchivedAt === null || lastFailedAt > lastArchivedAt)
  if (hasFailed) return blocking('Archiving the write-ahead log fails.', more)
  if (!isArchiving && standbys === 0) {
    return attention('The database neither archives its write-ahead log nor has a standby.', {
      ...more,
      advice:
        'A dump loses every order since it was made. Archive continuously, and try a restore.',
    })
  }
  if (isArchiving && lastArchivedAt === null) {
    return attention('Nothing has been archived yet.', more)
  }
  const ways = [
    ...(isArchiving ? ['the write-ahead log is archived'] : []),
    ...(standbys === 0 ? [] : [`${standbys} standby ${standbys === 1 ? 'server' : 'servers'}`]),
  ]
  return done(`Backups: ${ways.join(', ')}.`)
}

function judgeStaff({ fourEyes }: SetupSettings, { staff }: SetupFindings): Judged {
  const command = 'npm run operate -- staff add EMAIL --role administrator'
  if (fourEyes && staff.members < 2) {
    return blocking('What takes two people can’t be approved: there is one member of staff.', {
      advice: 'Add a second member, or set FOUR_EYES=off, which every page then shows.',
      command,
    })
  }
  if (!fourEyes) {
    return attention('FOUR_EYES is off: one person alone can approve anything.', {
      advice: 'Turn it on when there are two of you.',
      command: 'FOUR_EYES=on',
    })
  }
  if (staff.administrators < 2) {
    return attention('There is one administrator.', {
      advice: 'With a second one, a lost authenticator locks no one out.',
      command,
    })
  }
  return done(`${staff.members} members of staff, ${staff.administrators} of them administrators.`)
}
