/**
 * The signs of the seven items around the origin, about 24 units wide. `fill` has the colour of the ink; cuts have the
 * colour of the background.
 */
import { type ReactNode, memo } from 'react';
import { ITEMS } from '../../../../games/atlantis/data.ts';

type Item = (typeof ITEMS)[number];

const SIGNS: Readonly<Record<Item, ReactNode>> = {
  flag: (
    <>
      <path d="M-8.5 12V-12" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M-7-11.5Q-1-14 3-10.5T11-9L7-4 11 1.5Q6 3 2 .5T-7 0Z" fill="currentColor" />
    </>
  ),
  olive: (
    <>
      <path d="M-10 11Q-1 5 9-11" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M5-5Q-2-6-3.5-13 4-12 5-5ZM0 2Q-8 2-10.5-4-3-5 0 2ZM6-3Q13-4 13-11 6-11 6-3Z" fill="currentColor" />
      <ellipse cx="6" cy="5.5" rx="4.6" ry="6" transform="rotate(18 6 5.5)" fill="currentColor" />
    </>
  ),
  helmet: (
    <>
      <path d="M-10 1Q-10-9 0-9T10 1V12H4V4L1.5 1.5V9L-1.5 12H-4L-10 8Z" fill="currentColor" />
      <path d="M-12-6Q-8-14.5 2-14 11-13 12.5-4 9-10 1-10.5-7-11-12-6Z" fill="currentColor" />
    </>
  ),
  vase: (
    <>
      <path
        d="M-5-12.5H5V-10L3-8Q9-4.5 7.5 1.5 6 7 3 9.5V12.5H-3V9.5Q-6 7-7.5 1.5-9-4.5-3-8L-5-10Z"
        fill="currentColor"
      />
      <path
        d="M4-8.5Q12-10 10-3.5L7.5 0M-4-8.5Q-12-10-10-3.5L-7.5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <path d="M-7.4-1.2H7.4M-6.7 3.4H6.7" stroke="var(--ground)" strokeWidth="1.7" />
    </>
  ),
  ring: (
    <>
      <circle cy="4" r="7" fill="none" stroke="currentColor" strokeWidth="3.6" />
      <path d="M-5-13H5L8-9 0-1.5-8-9Z" fill="currentColor" />
      <path d="M-7-9H7M-2.5-9 0-3.5 2.5-9" fill="none" stroke="var(--ground)" strokeWidth="1.3" />
    </>
  ),
  statue: (
    <>
      <path
        d="M-4.8-9Q-5-14.5 0-14.5T4.8-9Q4.6-5.5 2.6-4V-2Q9.5-1.5 10 5L4.5 6.5H-4.5L-10 5Q-9.5-1.5-2.6-2V-4Q-4.6-5.5-4.8-9Z"
        fill="currentColor"
      />
      <path d="M-7.5 8.5H7.5V10.5H-7.5ZM-9.5 11.5H9.5V14H-9.5Z" fill="currentColor" />
      <path d="M-6-.3Q2 1 5.5 6" stroke="var(--ground)" strokeWidth="1.5" fill="none" />
    </>
  ),
  crown: (
    <>
      <path d="M-10.5 10 -12.5-6-5.5 0 0-11 5.5 0 12.5-6 10.5 10Z" fill="currentColor" strokeLinejoin="round" />
      <path d="M-10 5.5H10" stroke="var(--ground)" strokeWidth="1.8" />
      <circle cx="-12.5" cy="-7.5" r="2" fill="currentColor" />
      <circle cx="12.5" cy="-7.5" r="2" fill="currentColor" />
      <circle cy="-12" r="2.2" fill="currentColor" />
    </>
  ),
};

/** The sign of an item in its ink. The element around it must set `data-item`, which selects background and ink. */
export const Sign = memo(({ item }: { readonly item: number }) => {
  const name = ITEMS[item];
  return name === undefined ? null : SIGNS[name];
});

export function itemName(item: number): Item {
  return ITEMS[item] ?? 'flag';
}
