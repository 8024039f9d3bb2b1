/** Which packages run, and what of an audit concerns them. */

/** The parts of package-lock.json that are read here. */
export interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}

/** The parts of npm's report that are read here. */
export interface Report {
  readonly vulnerabilities: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly severity: string;
        /** A text names another package by which it comes. */
        readonly via: readonly (string | { readonly title: string })[];
        /** Where it lies, such as `node_modules/a/node_modules/b`. */
        readonly nodes: readonly string[];
      }
    >
  >;
}

interface Concern {
  readonly name: string;
  readonly severity: string;
  readonly why: readonly string[];
  readonly at: readonly string[];
}

const FOLDER = 'node_modules/';
/** How a package's notice begins in licenses.txt, as `server/cli/bundle/licenses.ts` writes it. */
const HEAD = /^((?:@[^/\s]+\/)?[^@\s]+) (\d\S*) \(.*\)$/gm;

/** Where the packages lie that are installed where the server runs, or built in. */
export function shipped({ packages }: Lock, notices: readonly string[]): ReadonlySet<string> {
  const built = new Set(
    notices.flatMap((text) => [...text.matchAll(HEAD)].map(([, name, version]) => `${name} ${version}`)),
  );
  const places = Object.entries(packages).filter(([place, { version, dev }]) => {
    const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
    return place.startsWith(FOLDER) && (dev !== true || built.has(`${name} ${version}`));
  });
  return new Set(places.map(([place]) => place));
}

/** What of a report concerns packages at these places. */
export function concerning({ vulnerabilities }: Report, places: ReadonlySet<string>): readonly Concern[] {
  return Object.values(vulnerabilities).flatMap(({ name, severity, via, nodes }) => {
    const at = nodes.filter((place) => places.has(place));
    const why = via.map((each) => (typeof each === 'string' ? `by ${each}` : each.title));
    return at.length === 0 ? [] : [{ name, severity, why, at }];
  });
}
