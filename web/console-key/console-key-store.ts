const DATABASE = 'api-console'
const STORE = 'keys'
const PLACE = 'handed-over'

/** A key on its way from the page that made it to the console. Its private key signs, and can’t be read. */
export type HandedKey = { readonly apiKey: string; readonly privateKey: CryptoKey }

/** Keeps a key in this browser until the console takes it. Rejects where the browser keeps nothing. */
export async function keepConsoleKey(key: HandedKey): Promise<void> {
  const database = await openDatabase()
  try {
    await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put(key, PLACE))
  } finally {
    database.close()
  }
}

/** The key that waits here, which is then gone; null where there is none, or the browser keeps nothing. */
export async function takeConsoleKey(): Promise<HandedKey | null> {
  try {
    const database = await openDatabase()
    try {
      const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
      const key: HandedKey | undefined = await done(store.get(PLACE))
      await done(store.delete(PLACE))
      return key ?? null
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  return done(opening)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
