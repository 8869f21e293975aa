type Runbook = { readonly title: string; readonly html: string }

/** What docs/runbooks/NAME.md says; null where there is none. */
export async function loadRunbook(name: string): Promise<Runbook | null> {
  const files = import.meta.glob<{ readonly default: Runbook }>('../../../../docs/runbooks/*.md')
  const load = files[`../../../../docs/runbooks/${name}.md`]
  return load === undefined ? null : (await load()).default
}
