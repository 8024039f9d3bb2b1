import { expect, test } from 'vitest';
import { hexBoard, hexCentre, hexCorners, hexKey, hexRing, neighbour } from '../../../games/kit/geometry/hex.ts';

const one = hexBoard([{ q: 0, r: 0 }]);
const flower = hexBoard([...hexRing(1, 0), ...hexRing(0, 0)]);

test('a single hex has six corners, six edges and one coast', () => {
  expect(one.corners).toHaveLength(6);
  expect(one.edges).toHaveLength(6);
  expect(one.coasts).toHaveLength(1);
  expect(one.hexNeighbours).toEqual([[]]);
});

test('seven hexes share corners and edges: 24 and 30, 18 of them coast', () => {
  expect(flower.corners).toHaveLength(24);
  expect(flower.edges).toHaveLength(30);
  expect(flower.coasts.map((coast) => coast.length)).toEqual([18]);
  expect(flower.hexNeighbours[6]).toHaveLength(6);
});

test('a ring of six without its centre has an outer and an inner shore', () => {
  const atoll = hexBoard(hexRing(1, 0));
  expect(atoll.coasts.map((coast) => coast.length).toSorted((a, b) => a - b)).toEqual([6, 18]);
});

test('corners and edges are numbered in reading order', () => {
  for (const points of [flower.corners, flower.edges]) {
    for (let i = 1; i < points.length; i++) {
      const [before, after] = [points[i - 1]!, points[i]!];
      expect(before.y < after.y || (Math.abs(before.y - after.y) < 1e-9 && before.x < after.x)).toBe(true);
    }
  }
});

test('a coast runs clockwise, each edge beginning where the last one ended', () => {
  const [coast] = flower.coasts;
  for (const [i, edge] of coast!.entries()) {
    const next = coast![(i + 1) % coast!.length]!;
    const shared = flower.cornersOfEdge[edge]!.filter((corner) => flower.cornersOfEdge[next]!.includes(corner));
    expect(shared).toHaveLength(1);
  }
  const area = coast!.reduce((sum, edge, i) => {
    const [a, b] = [flower.edges[edge]!, flower.edges[coast![(i + 1) % coast!.length]!]!];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  // With y to the south, a positive area is clockwise.
  expect(area).toBeGreaterThan(0);
});

test('relations are each other’s inverse', () => {
  for (const [hex, corners] of flower.cornersOfHex.entries()) {
    for (const corner of corners) expect(flower.hexesOfCorner[corner]).toContain(hex);
  }
  for (const [edge, ends] of flower.cornersOfEdge.entries()) {
    for (const corner of ends) expect(flower.edgesOfCorner[corner]).toContain(edge);
    const [a, b] = ends;
    expect(flower.cornerNeighbours[a]).toContain(b);
    expect(flower.cornerNeighbours[b]).toContain(a);
  }
});

test('side i of a hex runs from its corner i to the next', () => {
  for (const [hex, edges] of flower.edgesOfHex.entries()) {
    for (const [side, edge] of edges.entries()) {
      const corners = flower.cornersOfHex[hex]!;
      expect(new Set(flower.cornersOfEdge[edge])).toEqual(new Set([corners[side], corners[(side + 1) % 6]]));
    }
  }
});

test('points lie one hex size from the centre, neighbours √3 apart', () => {
  const centre = hexCentre({ q: 2, r: -1 });
  for (const corner of hexCorners({ q: 2, r: -1 })) {
    expect(Math.hypot(corner.x - centre.x, corner.y - centre.y)).toBeCloseTo(1);
  }
  for (let side = 0; side < 6; side++) {
    const next = hexCentre(neighbour({ q: 2, r: -1 }, side));
    expect(Math.hypot(next.x - centre.x, next.y - centre.y)).toBeCloseTo(Math.sqrt(3));
  }
});

test('a ring runs anticlockwise from the side it is asked to begin at', () => {
  expect(hexRing(1, 0).map(hexKey)).toEqual(['0,-1', '-1,0', '-1,1', '0,1', '1,0', '1,-1']);
  expect(hexRing(2, 2).map(hexKey).slice(0, 3)).toEqual(['2,0', '2,-1', '2,-2']);
  expect(hexRing(2, 2)).toHaveLength(12);
  expect(new Set(hexRing(3, 4).map(hexKey)).size).toBe(18);
});
