import styles from './phone-drawing.module.css'

/** A phone with the exchange form on it, in the colours of the page. `label` says so to who cannot see it. */
export function PhoneDrawing({ label }: { readonly label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 260 480" role="img" aria-label={label}>
      <rect className={styles.body} x="4" y="4" width="252" height="472" rx="38" />
      <rect className={styles.stage} x="16" y="16" width="228" height="448" rx="28" />
      <rect className={styles.speaker} x="102" y="28" width="56" height="6" rx="3" />
      <rect className={styles.bright} x="36" y="62" width="120" height="14" rx="7" />
      <rect className={styles.faint} x="36" y="86" width="168" height="8" rx="4" />
      <rect className={styles.faint} x="36" y="102" width="132" height="8" rx="4" />
      <rect className={styles.card} x="28" y="140" width="204" height="286" rx="22" />
      {[160, 244].map((y) => (
        <g key={y}>
          <rect className={styles.field} x="44" y={y} width="172" height="68" rx="14" />
          <rect className={styles.label} x="58" y={y + 14} width="52" height="7" rx="3.5" />
          <rect className={styles.amount} x="58" y={y + 34} width="70" height="16" rx="6" />
          <circle className={styles.coin} cx="166" cy={y + 40} r="11" />
          <rect className={styles.amount} x="182" y={y + 35} width="24" height="10" rx="5" />
        </g>
      ))}
      <circle className={styles.swap} cx="130" cy="236" r="14" />
      <path className={styles.arrows} d="M126 229v14m0 0-3-3m3 3 3-3m5 3v-14m0 0-3 3m3-3 3 3" />
      <rect className={styles.label} x="58" y="330" width="124" height="7" rx="3.5" />
      <rect className={styles.button} x="44" y="356" width="172" height="48" rx="14" />
      <rect className={styles.word} x="96" y="376" width="68" height="9" rx="4.5" />
    </svg>
  )
}
