import styles from './icon.module.css'

/** Every icon there is. */
export const iconNames = [
  'arrow-back',
  'arrow-forward',
  'chart',
  'check',
  'chevron-down',
  'chevron-up',
  'close',
  'copy',
  'edit',
  'external',
  'globe',
  'information',
  'key',
  'lock',
  'mail',
  'menu',
  'minus',
  'paste',
  'phone',
  'plus',
  'scan',
  'search',
  'star',
  'swap',
  'user',
  'warning',
] as const

export type IconName = (typeof iconNames)[number]

const paths = {
  'arrow-back': 'M19 12H6M11.5 6.5 6 12l5.5 5.5',
  'arrow-forward': 'M5 12h13M12.5 6.5 18 12l-5.5 5.5',
  chart: 'M4.5 19.5h15M6 15l4-5 3.5 3L18.5 6M18.5 10V6h-4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.5 9h8A1.5 1.5 0 0 1 15 10.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 18.5v-8A1.5 1.5 0 0 1 5.5 9Z',
  edit: 'M4 20v-4L15.5 4.5l4 4L8 20H4ZM13 7l4 4',
  external:
    'M10 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V14M14 4.5h5.5V10M19 5l-8 8',
  globe:
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM3.5 12h17M12 3c2.4 2.5 3.7 5.5 3.7 9S14.4 18.5 12 21c-2.4-2.5-3.7-5.5-3.7-9S9.6 5.5 12 3Z',
  information: 'M12 11v5.5M12 7.6v.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
  key: 'M8 15.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7ZM11.5 12H20v3M16.5 12v2.5',
  lock: 'M7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5Z',
  mail: 'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6ZM4.5 8l7.5 5 7.5-5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM8 12h8',
  paste:
    'M9 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13A1.5 1.5 0 0 0 17.5 5H15M9.5 3h5v4h-5zM8.5 12h7M8.5 16h5',
  phone:
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 18h2',
  plus: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM8 12h8M12 8v8',
  scan: 'M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M7.5 12h9',
  search: 'm20 20-4.5-4.5M10.5 17.5a7 7 0 1 1 0-14 7 7 0 0 1 0 14Z',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  swap: 'M8 4v15M8 19l-3.5-3.5M8 19l3.5-3.5M16 20V5M16 5l-3.5 3.5M16 5l3.5 3.5',
  user: 'M12 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.5 19.5c.6-3 3.2-4.8 6.5-4.8s5.9 1.8 6.5 4.8',
  warning:
    'M12 9.5v4M12 17v.1M10.7 4.3 2.9 17.8A1.5 1.5 0 0 0 4.2 20h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0Z',
} as const satisfies Record<IconName, string>

/** A line icon in the colour of the text around it. Decoration only: words beside it carry the meaning. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className={name.startsWith('arrow-') ? styles.forward : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
