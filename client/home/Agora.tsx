import styles from './Agora.module.css';

const COLUMNS = [1196, 1290, 1384] as const;

/**
 * The picture of the front page in flat colours: a square above the sea in the evening, a stone table, a stoa. At night
 * a lamp is lit.
 */
export function Agora() {
  return (
    <svg className={styles.scene} viewBox="0 -50 1440 430" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <Sky />
      <Land />
      <OliveTree />
      <Stoa />
      <path className={styles.paving} d="M-9000 322H1440V380H-9000Z" />
      <path
        className={styles.joint}
        d="M-9000 322H1440M-9000 344H1440M-1180 344l-60 36M-860 322l-34 22M-480 344l-50 36M-200 322l-28 22M120 344l-40 36M420 322l-16 22M560 344l-22 36M760 322l-6 22M900 344v36M1060 322l6 22M1230 344l24 36M1340 322l18 22"
      />
      <Table />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <circle className={styles.halo} cx="980" cy="192" r="116" />
      <circle className={styles.sun} cx="980" cy="192" r="80" />
      {/* Horizontal lines through the sun, as in an engraving. */}
      <path className={styles.sea} d="M-9000 250H1440V330H-9000Z" />
      <path className={styles.glitter} d="M914 257h132M930 266h96M924 275h70M948 284h60M940 293h34M966 302h40" />
      <path
        className={styles.wave}
        d="M640 262h60M846 272h44M690 286h70M820 262h40M1090 262h60M1080 280h50M300 262h60M90 266h50M420 270h40M-160 264h60M-420 268h60M-700 260h60M-960 270h60M-1260 264h60"
      />
      <path className={styles.cloud} d="M1052 66h132M1024 80h96M760 92h110M790 106h96M640 30h84M668 42h60" />
    </>
  );
}

function Land() {
  return (
    <>
      <path className={styles.far} d="M430 250Q500 232 560 236T690 226 800 240 850 250Z" />
      <path className={styles.near} d="M-700 322Q-420 300-240 296T40 284 250 284 470 270 620 288 760 304 860 322Z" />
      <g className={styles.temple} transform="translate(600 186)">
        <path d="M-6 46H86V52H-6ZM0 40H80V46H0ZM-2 8L40-10 82 8V14H-2Z" />
        <path
          className={styles.shaft}
          d="M5 14H12V40H5ZM20 14H27V40H20ZM36 14H43V40H36ZM52 14H59V40H52ZM68 14H75V40H68Z"
        />
      </g>
      <path
        className={styles.scrub}
        d="M300 296q6-10 12 0M330 304q5-8 10 0M560 296q5-8 10 0M610 304q6-10 12 0M180 296q5-8 10 0M60 304q6-10 12 0M440 292q4-7 8 0"
      />
    </>
  );
}

function OliveTree() {
  return (
    <g transform="translate(770 322)">
      <path className={styles.trunk} d="M-14 0Q-4-26-16-46-6-44-2-58 2-40 16-54 6-34 12-18 14-6 20 0Z" />
      <path
        className={styles.leaves}
        d="M-62-56Q-70-78-48-84-46-106-22-102-8-122 14-108 40-112 44-90 66-84 58-64 52-46 30-52 14-40-4-50-24-38-38-50-56-44-62-56Z"
      />
      <path
        className={styles.leaf}
        d="M-40-72l10-6M-22-88l10-6M2-92l10 5M22-78l10-6M-10-68l10-5M36-66l8-6M-34-58l9-4M12-60l10-5"
      />
    </g>
  );
}

function Stoa() {
  return (
    <g className={styles.stoa}>
      <path d="M1150-50H1440V30H1150Z" />
      <path className={styles.shade} d="M1150 30H1440V42H1150Z" />
      <path
        className={styles.groove}
        d="M1150 30H1440M1150-6H1440M1172 2v20M1186 2v20M1200 2v20M1248 2v20M1262 2v20M1276 2v20M1324 2v20M1338 2v20M1352 2v20M1400 2v20M1414 2v20M1428 2v20"
      />
      {COLUMNS.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-30 42H30V52H-30ZM-20 52H20L23 310H-23ZM-30 310H30V322H-30Z" />
          <path className={styles.shade} d="M6 52H20L23 310H8Z" />
          <path className={styles.groove} d="M-13 56L-15 306M-6 56L-7 306M1 56V306M8 56L9 306M14 56L16 306" />
        </g>
      ))}
    </g>
  );
}

/** The table in the middle with a game on it, and stools around it. */
function Table() {
  return (
    <g transform="translate(980 342)">
      <Stool x={-150} colour="var(--seat-green)" />
      <Stool x={150} colour="var(--seat-blue)" />
      <path className={styles.leg} d="M-76-40H-48L-54 10H-72ZM48-40H76L72 10H54Z" />
      <path className={styles.slab} d="M-108-54H108L100-38H-100Z" />
      <path className={styles.slabTop} d="M-108-54L-84-70H84L108-54Z" />
      <path className={styles.boardOnIt} d="M-38-58L-24-67H24L38-58Z" />
      <path className={styles.pieces} d="M-58-60a4 4 0 1 0 .1 0ZM56-66h8v7h-8Z" />
      <path className={styles.cards} d="M-82-58l6-6h10l-6 6ZM74-58l-4-4" />
      <g>
        <circle className={styles.glow} cx="0" cy="-84" r="58" />
        <circle className={styles.glow} cx="0" cy="-84" r="30" />
        <path className={styles.lampBody} d="M-13-70Q-14-80-4-80H6L16-84 12-76Q10-68 0-68H-8Q-12-68-13-70Z" />
        <path className={styles.flame} d="M15-86q-5-6 1-14 6 8 1 14Z" />
      </g>
      <Stool x={-46} colour="var(--seat-red)" front />
      <Stool x={52} colour="var(--seat-yellow)" front />
    </g>
  );
}

function Stool({
  x,
  colour,
  front = false,
}: {
  readonly x: number;
  readonly colour: string;
  readonly front?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${front ? 22 : 0})`}>
      <path className={styles.frame} d="M-20-22L14 10M20-22L-14 10" />
      <path className={styles.seat} style={{ fill: colour }} d="M-26-28H26V-20H-26Z" />
    </g>
  );
}
