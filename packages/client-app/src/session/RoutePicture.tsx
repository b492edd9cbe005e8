import styles from './RoutePicture.module.css'

/** Decoration: a few routes through a made-up town, in the brand's colours. */
export function RoutePicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 840 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <defs>
        <pattern id="blocks" width="60" height="44" patternUnits="userSpaceOnUse">
          <path className={styles.street} d="M0 0H60M0 0V44" />
        </pattern>
      </defs>
      <path className={styles.ground} d="M0 0h840v900H0z" />
      <g transform="rotate(-13 420 450)">
        <path fill="url(#blocks)" d="M-200-200h1300v1400H-200z" />
        <path className={styles.park} d="M483 135h114v129H483zM123 575h54v126h-54z" />
        <path
          className={styles.water}
          d="M-220 760C-40 700 60 790 190 800S420 720 560 770 800 900 1100 830V1300H-220z"
        />
        <path
          className={styles.avenue}
          d="M-200 308H1100M-200 572H1060M240-200V790M660-200V800M-200 88H1100"
        />
        <path className={styles.avenue} d="M-200 700C0 660 140 480 300 440S620 300 1100-40" />
        <path className={styles.planned} strokeWidth="5" d="M60 44H360V220H780V484H900" />
        <path className={styles.casing} d="M60 660V528H300V352H540V528H720V660" />
        <path className={`${styles.route} ${styles.second}`} d="M60 660V528H300V352H540V528H720V660" />
        <path className={styles.casing} d="M0 308H240V132H420V308H660V572H840" />
        <path className={styles.route} d="M0 308H240V132H420V308H660V572H840" />
        <circle className={styles.stop} cx="240" cy="132" r="9" />
        <circle className={styles.stop} cx="540" cy="352" r="9" />
        <circle className={styles.truck} cx="660" cy="440" r="15" />
        <circle className={styles.truck} cx="300" cy="484" r="12" />
      </g>
    </svg>
  )
}
