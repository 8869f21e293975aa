import type { StaffMe } from '@causeway/api/contract'
import { Badge, classNames } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import { BrandName } from '../brand/index.ts'
import styles from './backoffice-frame.module.css'
import { EmergencyStop, StoppedBar } from './emergency-stop.tsx'
import type { FrameData } from './frame-data.ts'
import { Shortcuts, ShortcutsButton } from './keyboard/shortcuts.tsx'
import { Palette } from './palette/palette.tsx'
import { HasPasskeys, PasskeyScripts } from './passkeys/passkey-parts.tsx'
import { paletteEntries, sections } from './sections.ts'
import { TimesScript, TimesSwitch } from './times/times.tsx'

/** The back office around a page: navigation at the side (a menu on phones), who is signed in, and the page’s title. */
export function BackofficeFrame(props: {
  readonly data: FrameData
  /** Path of the section that the page belongs to. */
  readonly section: (typeof sections)[number]['path']
  readonly title: string
  /** Beside the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}) {
  const { children, data, section, title, tools } = props
  const { brand, me, world } = data
  return (
    <div className={styles.frame}>
      <TimesScript />
      <a className={styles.skip} href="#content">
        Skip to the page
      </a>
      <header className={styles.side}>
        <p className={styles.brand}>
          <BrandName name={brand} />
          <span className={styles.room}>Back office</span>
          {world === 'play' ? <Badge tone="warning">Play money</Badge> : null}
        </p>
        <Palette entries={paletteEntries(me)} />
        <EmergencyStop me={me} />
        <details className={styles.menu}>
          <summary>Menu</summary>
          <Navigation me={me} section={section} />
        </details>
        <div className={styles.wide}>
          <Navigation me={me} section={section} />
          <ShortcutsButton />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <StoppedBar me={me} />
        {me.fourEyes ? null : (
          <p className={styles.alarm} role="alert">
            <strong>FOUR_EYES=off:</strong> one person alone moves money and changes staff here.
          </p>
        )}
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
        </div>
        <HasPasskeys value={me.hasPasskeys}>{children}</HasPasskeys>
      </main>
      <Shortcuts />
      {me.hasPasskeys ? <PasskeyScripts /> : null}
    </div>
  )
}

function Navigation({ me, section }: { readonly me: StaffMe; readonly section: string }) {
  return (
    <>
      <nav aria-label="Back office" className={styles.links}>
        {sections
          .filter(({ call }) => me.calls.includes(call))
          .map(({ label, path }) => (
            <a
              key={path}
              href={path}
              className={classNames(styles.link, path === section && styles.current)}
              aria-current={path === section ? 'page' : undefined}
            >
              {label}
              {path === '/backoffice/approvals' && me.waiting > 0 ? (
                <span className={styles.count}>{me.waiting}</span>
              ) : null}
            </a>
          ))}
      </nav>
      <div className={styles.person}>
        <TimesSwitch />
        <p className={styles.name}>{me.name}</p>
        <p className={styles.email}>{me.email}</p>
        <p className={styles.role}>{me.role}</p>
        <form method="post" action="/backoffice/sessions">
          <input type="hidden" name="act" value="sign-out" />
          <button type="submit" className={styles.out}>
            Sign out
          </button>
        </form>
      </div>
    </>
  )
}
