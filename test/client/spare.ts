/** Spares the tests of pages what React and jsdom do that no test looks at, which is much of their time. */
import * as React from 'react';

/** React notes for every element where in the code it was made, as only its own tools show. It stops where it has noted many. */
export function spareOrigins(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  // An instance of React without it notes nothing.
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // It begins to count anew every second.
    },
  });
}

/**
 * jsdom's selectors begin with a live collection and read it by index, and at each index every element is asked whether that is
 * its name. What is read from it by `item` is had at once.
 */
export function spareCollections(): void {
  for (const { prototype } of [Element, Document])
    for (const method of ['getElementsByTagName', 'getElementsByClassName'] as const) {
      const collect: (name: string) => HTMLCollectionOf<Element> = prototype[method];
      Object.defineProperty(prototype, method, {
        value(this: Element | Document, name: string) {
          return listed(collect.call(this, name));
        },
      });
    }
}

const { item } = HTMLCollection.prototype;
const lengthOf = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length')!.get!;

function listed(found: HTMLCollectionOf<Element>): readonly Element[] {
  return Array.from({ length: lengthOf.call(found) as number }, (_, i) => item.call(found, i)!);
}
