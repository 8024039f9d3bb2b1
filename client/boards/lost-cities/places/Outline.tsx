import { type Site, pointOfSite } from './marks.ts';

/** The shape that a ring is drawn around. */
export function Outline({ site }: { readonly site: Site }) {
  const { x, y } = pointOfSite(site);
  if (site.on === 'stone') return <ellipse cx={x} cy={y} rx="45" ry="28" />;
  return <rect x={x - 41} y={y - 54} width="82" height="108" rx="9" />;
}
