/** Checks the version of Node against `engines` in package.json, and says it in words. Runs before anything is installed. */

/** The sentence that refuses a version of Node outside the range; undefined for one within. */
export function refuseNode(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const allowed = partsOf(range).some(({ later, from: [first, second] }) =>
    major === first ? minor >= second : later && major > first,
  );
  return allowed ? undefined : `Agora needs Node ${inWords(range)}; this is Node ${version}.`;
}

/** The range as people read it: `^20.19 || >=24` is "20 (from 20.19) or 24 and later". */
export function inWords(range) {
  const words = partsOf(range).map(({ later, from: [major, minor] }) => {
    const from = minor === 0 ? '' : ` (from ${major}.${minor})`;
    return `${major}${from}${later ? ' and later' : ''}`;
  });
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
}

/** A range is written with `^major.minor` and `>=major.minor`, joined by `||`. */
function partsOf(range) {
  return range.split('||').map((part) => {
    const [, sign, major, minor = '0'] = /^\s*(\^|>=)(\d+)(?:\.(\d+))?\s*$/.exec(part) ?? [];
    if (sign === undefined)
      throw new Error(`"${part.trim()}" in the range of Node is neither ^major.minor nor >=major.minor.`);
    return { later: sign === '>=', from: [Number(major), Number(minor)] };
  });
}
