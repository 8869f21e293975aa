import { type ArchitectureRule, ROOMS, STYLE_OR_PICTURE } from './architecture-rule.ts'
import { doorRules } from './door-rules.ts'

const TEST_FILE = '\\.test\\.tsx?$'
const WEB_SERVER_FILE = '^web/.+\\.server\\.tsx?$'
/** Scripts that write files before the build; no page loads them. */
const BUILD_SCRIPT = '/build-[^/]+\\.ts$'

/** What each room may import beside itself and npm packages: the table of the architecture page. */
const roomTable: readonly { name: string; from: string; except?: string; allowed: string[] }[] = [
  { name: 'core-imports-no-room', from: '^core/', allowed: ['core/'] },
  { name: 'content-imports-no-room', from: '^content/', allowed: ['content/'] },
  { name: 'ui-imports-only-core', from: '^ui/', allowed: ['ui/', 'core/'] },
  { name: 'adapters-import-only-core', from: '^adapters/', allowed: ['adapters/', 'core/'] },
  {
    name: 'server-imports-only-core-and-content',
    from: '^server/',
    allowed: ['server/', 'core/', 'content/'],
  },
  {
    name: 'contract-imports-only-core',
    from: '^api/contract/',
    allowed: ['api/contract/', 'core/'],
  },
  {
    name: 'api-imports-only-core-and-server',
    from: '^api/',
    except: '^api/contract/',
    allowed: ['api/', 'core/', 'server/'],
  },
  { name: 'client-imports-no-room', from: '^client/', allowed: ['client/'] },
  {
    name: 'widget-imports-only-what-a-browser-may-see',
    from: '^widget/',
    allowed: ['widget/', 'core/', 'content/', 'ui/', 'api/contract/'],
  },
  {
    name: 'web-imports-only-what-a-browser-may-see',
    from: '^web/',
    except: WEB_SERVER_FILE,
    allowed: ['web/', 'core/', 'content/', 'ui/', 'widget/', 'client/', 'api/contract/'],
  },
  {
    name: 'web-server-files-add-only-server',
    from: WEB_SERVER_FILE,
    allowed: ['web/', 'core/', 'content/', 'ui/', 'widget/', 'client/', 'api/contract/', 'server/'],
  },
  {
    name: 'site-serves-what-others-made',
    from: '^site/',
    allowed: ['site/', 'core/', 'content/', 'api/', 'server/'],
  },
]

const roomRules: readonly ArchitectureRule[] = roomTable.map(({ name, from, except, allowed }) => ({
  name,
  comment: `allowed: ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: from, ...(except === undefined ? {} : { pathNot: except }) },
  // main and tests have a rule of their own, so that one mistake is reported once.
  to: { path: `^(${ROOMS})/`, pathNot: [`^(${allowed.join('|')})`, '^(main|tests)/'] },
}))

const borderRules: readonly ArchitectureRule[] = [
  {
    name: 'web-takes-only-types-of-server',
    comment: 'its build would bundle a second copy of server, blind to the transaction guard',
    severity: 'error',
    from: { path: WEB_SERVER_FILE },
    to: { path: '^server/', dependencyTypesNot: ['type-only', 'type-import'] },
  },
  {
    name: 'nobody-imports-main',
    comment: 'main joins the rooms; nothing hangs on it but tests',
    severity: 'error',
    from: { pathNot: '^(main|tests)/' },
    to: { path: '^main/' },
  },
  {
    name: 'nobody-imports-tests',
    comment: 'only test files may use what the tests room offers',
    severity: 'error',
    from: { pathNot: ['^tests/', TEST_FILE] },
    to: { path: '^tests/' },
  },
  {
    name: 'test-files-are-not-imported',
    comment: 'importing a test file runs it a second time',
    severity: 'error',
    from: {},
    to: { path: TEST_FILE },
  },
  {
    name: 'core-uses-only-audited-packages',
    comment: 'pure, audited and free of dependencies: @noble/hashes and @scure/base',
    severity: 'error',
    from: { path: '^core/', pathNot: TEST_FILE },
    to: { path: 'node_modules/', pathNot: 'node_modules/@(noble/hashes|scure/base)/' },
  },
  {
    name: 'core-and-content-touch-no-runtime',
    comment: 'they run in server, page and widget alike',
    severity: 'error',
    from: { path: '^(core|content)/', pathNot: TEST_FILE },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'client-depends-on-nothing',
    comment: 'it is published without dependencies, and runs in browsers and in Node',
    severity: 'error',
    from: { path: '^client/', pathNot: TEST_FILE },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'catalogue-stays-out-of-the-browser',
    comment: 'the page gets its currencies by a call; only their types are free',
    severity: 'error',
    from: { path: '^(ui|widget|web)/', pathNot: [WEB_SERVER_FILE, TEST_FILE, BUILD_SCRIPT] },
    to: { path: '^core/currencies/', dependencyTypesNot: ['type-only', 'type-import'] },
  },
  {
    name: 'markdown-is-read-before-pages-are-served',
    comment: 'articles are modules of the build: no page and no script carries the parser',
    severity: 'error',
    from: { path: '^(ui|widget|web)/', pathNot: ['^web/vite\\.config\\.ts$', TEST_FILE] },
    to: { path: '^content/markdown/' },
  },
  {
    name: 'rooms-meet-by-package-name',
    comment: "another room is '@causeway/<room>/<noun>', never a relative path",
    severity: 'error',
    from: { path: `^(${ROOMS})/` },
    to: {
      path: `^(${ROOMS})/`,
      // main has no package door: only the tests reach into it.
      pathNot: ['^$1/', '^main/', STYLE_OR_PICTURE],
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  {
    name: 'own-room-by-relative-path',
    comment: 'inside a room the path is relative',
    severity: 'error',
    from: { path: `^(${ROOMS})/` },
    to: { path: '^$1/', dependencyTypes: ['aliased-workspace'] },
  },
]

const graphRules: readonly ArchitectureRule[] = [
  {
    name: 'no-cycles',
    comment: 'cycles of types count',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    comment: 'a rule cannot judge an import that the tool could not follow',
    severity: 'error',
    from: {},
    // The router writes ./+types beside a page when it builds.
    to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:'] },
  },
]

/** Every rule of the architecture; each has a planted violation in `canaries.ts`. */
export const rules: readonly ArchitectureRule[] = [
  ...roomRules,
  ...borderRules,
  ...doorRules,
  ...graphRules,
]
