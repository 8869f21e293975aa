import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { staticModules } from './static-modules.ts'

/** It holds what parts share, so that no page loads another's part. */
const PART_OF_EVERY_PAGE = 'account-slot'

/** What Vite fetches later scripts with; no file imports it before the bundler runs. */
const FETCHER = '\0vite/preload-helper.js'

/** What counting shares with the form, which few pages have. */
const COUNTING =
  /[\\/]widget[\\/](storage|client[\\/](send-request|http-needs|cookie-jar|query-text|wire|is-broken-answer|tell-broken-web)\.)|[\\/]core[\\/]analytics[\\/]/

const REACT = /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/
const ROUTER = /node_modules[\\/](react-router|cookie|set-cookie-parser)[\\/]/

const FORM = 'home-exchange'
/** The router's frame, and pages of it without a form: nothing that is in the form's file travels with them. */
const WITHOUT_FORM = [
  'root.tsx',
  ...['history', 'profile', 'transaction', 'auth-recover', 'payment'].map(pageFile),
]

function pageFile(name: string): string {
  return `pages/${name}/page.tsx`
}

/** Addresses of the scripts that wake parts of pages or of their frame, by name. */
export function wakeScripts(): ReadonlyMap<string, string> {
  const files = globSync('{pages,account,exchange-form,overlays,telemetry}/**/*.wake.ts', {
    cwd: import.meta.dirname,
  })
  return new Map(files.map((file) => [basename(file, '.wake.ts'), join(import.meta.dirname, file)]))
}

/**
 * How the client's scripts are cut: React, with the little that parts share with the router's pages; the router
 * alone (pages that wake in parts never load it); and for each part all that it needs in one file. Left to itself the
 * bundler makes a file of every few lines that pages share, and each costs a request; told to merge small ones, it merges
 * what drags the router along.
 */
export async function chunkGroups() {
  const parts = await Promise.all(
    [...wakeScripts()].map(async ([name, script]) => {
      const modules = await staticModules(script)
      return { name, script, modules, usesReact: [...modules].some((id) => REACT.test(id)) }
    }),
  )
  const form = new Set(parts.find(({ name }) => name === FORM)?.modules)
  const [withForm, ...withoutForm] = await Promise.all(
    [pageFile('processing'), ...WITHOUT_FORM].map((file) =>
      staticModules(join(import.meta.dirname, file)),
    ),
  )
  const isRouted = (id: string) =>
    withoutForm.some((modules) => modules.has(id)) || (withForm?.has(id) && !form.has(id))
  const isLiving = (id: string, inReact: boolean) =>
    parts.some(({ modules, usesReact }) => usesReact === inReact && modules.has(id))
  const isShared = (id: string) =>
    isRouted(id) && isLiving(id, true) && !isLiving(id, false) && !COUNTING.test(id)
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: (id: string) => REACT.test(id) || isShared(id),
          priority: 4,
        },
        { name: 'router', test: ROUTER, priority: 3 },
        ...parts.map(groupOf),
      ],
    },
  }
}

function groupOf({ name, script, modules }: Part) {
  const isOfEveryPage = name === PART_OF_EVERY_PAGE
  // The script itself stays apart: it is what the page names.
  const test = (id: string) =>
    id !== script && (modules.has(id) || (isOfEveryPage && (id === FETCHER || COUNTING.test(id))))
  return { name: `${name}-code`, test, priority: isOfEveryPage ? 2 : 1 }
}

type Part = {
  readonly name: string
  readonly script: string
  readonly modules: ReadonlySet<string>
}
