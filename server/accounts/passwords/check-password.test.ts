import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPassword } from './check-password.ts'
import { isCommonPassword, passwordGuesses } from './is-common-password.ts'

const of = async (password: string, email: string | null = 'jane.doe84@mailhost.example') => {
  const checked = await checkPassword({ brand: 'Causeway' }, { password, email })
  return checked.ok ? 'taken' : checked.failure.code
}

/** Of ten characters and more: the most frequent ones of published breaches, and what people make of them. */
const breached = [
  '1234567890',
  '12345678910',
  '0987654321',
  '1111111111',
  '0000000000',
  '1212121212',
  '123123123123',
  '9876543210',
  '1234554321',
  'qwertyuiop',
  'qwertyuiop123',
  'qwerty12345',
  'qwerty1234567890',
  'asdfghjkl123',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  '1q2w3e4r5t6y',
  'zaq12wsxcde3',
  'qazwsxedcrfv',
  'password12',
  'password123',
  'Qwerty123!',
  'Password123!',
  'P@ssw0rd123',
  'p455w0rd!!',
  'passwordpassword',
  'drowssap123',
  'iloveyou123',
  'iloveyou2024',
  'iloveyouforever',
  'sunshine2023!',
  'basketball',
  'basketball1',
  'manchester1',
  'manchesterunited',
  'liverpoolfc',
  'christopher',
  'alexander1',
  'michaeljordan23',
  'Letmein123!',
  'welcome2025',
  'Summer2025!',
  'administrator',
  'administrator1',
  'changeme123',
  'correcthorsebatterystaple',
  'bitcoin2021',
  'tothemoon123',
  'starwars1977',
  'superman123',
  'abcdefghij',
  'abcd1234abcd',
  'abc123abc123',
  'aaaaaaaaaa',
  '24.12.1984',
  '19841224ab',
  'monkey1984',
  'Dragon12345',
  'йцукенгшщз',
  'пароль12345',
  '5201314woaini',
  'Liverpool2024',
  'trustno1trustno1',
  'ncc1701ncc1701',
  '8273645190',
  '+49 171 2358460',
]

describe('checkPassword', () => {
  test.each(breached)('%s is one that everybody tries', async (password) => {
    expect(await of(password)).toBe('password_common')
  })

  test('iloveyou2 is too short to be asked about', async () => {
    expect(await of('iloveyou2')).toBe('password_short')
    expect(await isCommonPassword('iloveyou2', [])).toBe(true)
  })

  test.each(['Causeway2026', 'causeway!!causeway', 'jane.doe84', 'JaneDoe84!', 'mailhost84jane'])(
    '%s is made of what is known of the person',
    async (password) => expect(await of(password)).toBe('password_common'),
  )

  test.each([
    ['marguerite.okonkwo', 'marguerite.okonkwo@mailhost.example'],
    ['Okonkwo-Marguerite1', 'marguerite.okonkwo@mailhost.example'],
    ['marguerite.okonkwo@mailhost.example', 'marguerite.okonkwo@mailhost.example'],
    ['x.y.z.q.w.r.k', 'x.y.z.q.w.r.k@mailhost.example'],
  ])('%s is the e-mail address of %s', async (password, email) => {
    expect(await of(password, email)).toBe('password_common')
    expect(await of('a lantern, okonkwo, for nine harbours', email)).toBe('taken')
  })

  test.each([
    'plum-cradle 47 lanterns',
    'gT7#vq9!LxzP',
    'xkwmvqtzoj',
    'wet copper ladder hums',
    'Der Mond ist aufgegangen',
    'не говори гоп пока',
    '雪がふる夜の静けさよ',
    '🦊🌵🎻🪁🧊🛶🍄🪴🧵🪨',
  ])('%s is taken', async (password) => expect(await of(password)).toBe('taken'))

  test('says how long a password must be, and may be, in characters of one spelling', async () => {
    expect(await of('xkwmvqtzo')).toBe('password_short')
    // Nine characters in any spelling of them.
    expect(await of('xkwmvqtze\u0301')).toBe('password_short')
    expect(await of('k7'.padEnd(256, 'xq zwv'))).toBe('taken')
    expect(await of('k7'.padEnd(257, 'xq zwv'))).toBe('password_long')
  })

  test('a random password is never common', async () => {
    const letters = fc.constantFrom(...'abcdefghijkmnopqrstuvwxyz')
    await fc.assert(
      fc.asyncProperty(
        fc.array(letters, { minLength: 14, maxLength: 20 }),
        async (characters) => (await of(characters.join(''))) === 'taken',
      ),
      { seed: 5, numRuns: 500 },
    )
  })

  test('comes to a number of guesses for whatever is typed', async () => {
    const typed = fc.string({ maxLength: 40, unit: 'binary' })
    await fc.assert(
      fc.asyncProperty(typed, async (password) => {
        const guesses = await passwordGuesses(password, [])
        return guesses >= 0 && Number.isFinite(guesses)
      }),
      { numRuns: 300 },
    )
  })
})
