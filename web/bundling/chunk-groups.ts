import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { staticModules } from './static-modules.ts'

/** What these need lies in one file, with what other islands share with them. None of them needs React. */
const ISLANDS_OF_EVERY_PAGE = ['account-slot', 'bare-frame']

/** What Vite fetches later scripts with; no file imports it before the bundler runs. */
const FETCHER = '\0vite/preload-helper.js'

const ROOM = join(import.meta.dirname, '..')

/** It comes after the page, on every page, and needs no React. */
const COUNTING = join(ROOM, 'telemetry/start-telemetry.ts')

/** Short, and with what every page has: each file is a question of its own. */
const WITH_EVERY_PAGE =
  /web[\\/](page-events|experiments)[\\/]|core[\\/]result[\\/]|safe-storage|with-commission|notify-host/

/** As short, of those that need React. */
const WITH_REACT = /client-page[\\/]lazy-view|signed-in[\\/]use-signed-in|messages[\\/]phrase/

/** The form as the home page and the widget have it: what either is more than the other is short. */
const FORM_OF_PAGE =
  /exchange-form[\\/](?:home-exchange|answer-early|early-estimate|early-fetch)\.tsx?$|widget-exchange\.tsx$/

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const ROUTER = /node_modules[\\/](react-router|cookie|set-cookie-parser)[\\/]/

/** Islands in which something is exchanged, bought or sold by a form. */
const WITH_FORM = [
  'home-exchange',
  'processing-page',
  'deal-page',
  'selling-page',
  'widget-exchange',
]

/** It takes parts of the form, and may load all of it: those parts are not for every page with React. */
const BESIDE_FORM = ['widget-builder']

/** Addresses of the scripts that hydrate the islands of pages and of their frame, by name. */
export function clientScripts(): ReadonlyMap<string, string> {
  const files = globSync(
    '{pages,account,backoffice,buying,coin-table,deals,developers,exchange-form,payments,shell-script,widget-frame}/**/*.client.ts',
    { cwd: ROOM },
  )
  return new Map(files.map((file) => [basename(file, '.client.ts'), join(ROOM, file)]))
}

/**
 * How the client's scripts are split into chunks: React, with what every island in it needs; the router alone (only the
 * gallery loads it); what is on every page; what an exchange needs from the form to the step before the order; and what the
 * home page and the widget need more. The rest is split by who needs it, so that no page loads another's island.
 * Told to merge small files, the bundler merges what drags the router along;
 * told to make one file of an island, it puts what others share into it.
 */
export function chunkGroups(): ReturnType<typeof findGroups> {
  // A build reads its configuration twice, each time as a new module, and this takes seconds.
  keptInProcess[GROUPS] ??= findGroups()
  return keptInProcess[GROUPS]
}

const GROUPS = Symbol.for('causeway.chunk-groups')
const keptInProcess = globalThis as { [GROUPS]?: ReturnType<typeof findGroups> }

async function findGroups() {
  const islands = await Promise.all(
    [...clientScripts()].map(async ([name, script]) => {
      const modules = await staticModules(script)
      return { name, script, modules, usesReact: [...modules].some((id) => REACT.test(id)) }
    }),
  )
  const reactIslands = islands.filter(({ usesReact }) => usesReact)
  const form = reactIslands.filter(({ name }) => WITH_FORM.includes(name))
  const usersOf = (id: string) => reactIslands.filter(({ modules }) => modules.has(id))
  const counting = await staticModules(COUNTING)
  /** What counting shares with islands, so that it loads none of them. */
  const isCounted = (id: string) => counting.has(id) && usersOf(id).length > 0
  const isWithoutReact = (id: string) =>
    isCounted(id) || islands.some(({ modules, usesReact }) => !usesReact && modules.has(id))
  const home = form.find(({ name }) => name === WITH_FORM[0])
  /** What the form has in common with other pages, and what most pages have; but nothing that runs without React. */
  const isShared = (id: string) => {
    const users = usersOf(id)
    const isOfMost = users.length * 2 > reactIslands.length
    const isLent =
      home?.modules.has(id) === true &&
      users.some(({ name }) => ![...WITH_FORM, ...BESIDE_FORM].includes(name))
    return (isOfMost || isLent) && !isWithoutReact(id)
  }
  const isOf = (id: string, names: readonly string[]) =>
    names.every((name) => form.some((one) => one.name === name && one.modules.has(id)))
  const everywhere = islands.filter(({ name }) => ISLANDS_OF_EVERY_PAGE.includes(name))
  // The scripts themselves stay apart: they are what the page names.
  const isEverywhere = (id: string) =>
    everywhere.some(({ modules }) => modules.has(id)) &&
    !everywhere.some(({ script }) => script === id)
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: (id: string) => REACT.test(id) || WITH_REACT.test(id) || isShared(id),
          priority: 4,
        },
        { name: 'router', test: ROUTER, priority: 3 },
        {
          name: 'every-page',
          test: (id: string) =>
            isEverywhere(id) || id === FETCHER || isCounted(id) || WITH_EVERY_PAGE.test(id),
          // Before React's: a group takes along what its modules need, unless an earlier one has it.
          priority: 5,
        },
        {
          name: 'form',
          test: (id: string) => isOf(id, ['home-exchange', 'processing-page', 'widget-exchange']),
          priority: 2,
        },
        {
          name: 'exchange',
          test: (id: string) =>
            isOf(id, ['home-exchange', 'widget-exchange']) || FORM_OF_PAGE.test(id),
          priority: 1,
        },
      ],
    },
  }
}
