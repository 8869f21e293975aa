import { type ArchitectureRule, ROOMS, STYLE_OR_PICTURE } from './architecture-rule.ts'
import { doors } from './doors.ts'

const LISTED_DOOR =
  `^(${doors.map((door) => (door.endsWith('/') ? door : `${door}$`)).join('|')})`.replaceAll(
    '.',
    '\\.',
  )

/** Which file of a noun others may import. */
export const doorRules: readonly ArchitectureRule[] = [
  {
    name: 'nouns-meet-at-doors',
    comment:
      'another noun of the room is entered through its index.ts, or a file listed in doors.ts',
    severity: 'error',
    from: { path: `^(${ROOMS})/([^/]+)/` },
    to: {
      path: '^$1/[^/]+/.+',
      // adapters are two levels deep: a provider has a door inside its kind.
      pathNot: [
        '^$1/$2/',
        '^$1/[^/]+/index\\.tsx?$',
        '^adapters/[^/]+/[^/]+/index\\.ts$',
        LISTED_DOOR,
        STYLE_OR_PICTURE,
      ],
    },
  },
  {
    name: 'room-files-use-doors',
    comment: "a file at the room's root enters its nouns through their doors, like anyone else",
    severity: 'error',
    from: { path: `^(${ROOMS})/[^/]+$` },
    to: {
      path: '^$1/[^/]+/.+',
      pathNot: ['^$1/[^/]+/index\\.tsx?$', LISTED_DOOR, STYLE_OR_PICTURE],
    },
  },
  {
    name: 'providers-are-used-through-doors',
    comment: "a kind's files name providers by what creates or opens them, and their settings.ts",
    severity: 'error',
    // What providers share, and the signer, are no kinds: their folders need no doors.
    from: { path: '^adapters/[^/]+/[^/]+$', pathNot: '^adapters/(world|devnet|signer)/' },
    to: {
      path: '^adapters/[^/]+/[^/]+/.+',
      pathNot: '^adapters/[^/]+/[^/]+/(index|open|create-[^/]+|settings)\\.ts$',
    },
  },
  {
    name: 'providers-do-not-know-each-other',
    comment: 'a provider is one folder; what it shares lives in world, devnet or its kind',
    severity: 'error',
    from: { path: '^adapters/([^/]+)/([^/]+)/' },
    to: {
      path: '^adapters/[^/]+/[^/]+/',
      pathNot: ['^adapters/$1/$2/', '^adapters/(world|devnet)/'],
    },
  },
  {
    name: 'pages-do-not-know-each-other',
    comment: 'what pages share is a noun of web; the gallery alone shows the states of other pages',
    severity: 'error',
    from: { path: '^web/pages/([^/]+/[^/]+)/', pathNot: '^web/pages/site/preview/' },
    to: { path: '^web/pages/', pathNot: '^web/pages/$1/' },
  },
  {
    name: 'nobody-uses-the-own-room-door',
    comment: 'inside a room the door is a detour, and soon a cycle',
    severity: 'error',
    from: { path: `^(${ROOMS})/[^/]+/.+` },
    to: { path: '^$1/index\\.tsx?$' },
  },
  {
    name: 'nobody-uses-the-own-noun-door',
    comment: 'inside a noun, import the file',
    severity: 'error',
    from: { path: `^((?:${ROOMS})/[^/]+)/.+` },
    to: { path: '^$1/index\\.tsx?$' },
  },
  {
    name: 'nobody-uses-the-own-folder-door',
    comment: 'inside a folder, import the file',
    severity: 'error',
    from: { path: `^((?:${ROOMS})/[^/]+/.+)/[^/]+$` },
    to: { path: '^$1/index\\.tsx?$' },
  },
]
