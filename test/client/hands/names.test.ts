import { afterEach, expect, test } from 'vitest';
import { misnamed } from './names.ts';

afterEach(() => document.body.replaceChildren());

const found = (html: string) => {
  document.body.innerHTML = html;
  return misnamed(document.body);
};

test.each([
  ['other words than stand on it', '<button aria-label="Begin">Start</button>', ['"Start" is called "Begin"']],
  [
    'no words for the card on it',
    '<button aria-label="Discard"><svg><text>9</text></svg>Discard</button>',
    ['"9 Discard" is called "Discard"'],
  ],
  [
    'nothing',
    '<a href="/"><svg aria-hidden="true"><path/></svg></a>',
    ['<a href="/"><svg aria-hidden="true"><path></path></svg></a> has no name'],
  ],
  [
    'others than its label',
    '<label for="n">Name</label><input id="n" aria-label="Nickname">',
    ['"Name" is called "Nickname"'],
  ],
  ['a tab by its sign alone', '<button role="tab" aria-label="3 lines">Chat</button>', ['"Chat" is called "3 lines"']],
])('a control that is called by %s is found', (_, html, faults) => {
  expect(found(html)).toEqual(faults);
});

test.each([
  ['more than stands on it', '<button aria-label="Ann’s mat, all">All</button>'],
  ['what stands on it, with other marks', '<button aria-label="Advance: +5 → +10">Advance (5 → 10)</button>'],
  [
    'a place of the board with numbers drawn on it',
    '<svg><g role="button" aria-label="Build here"><text>4</text></g></svg>',
  ],
  ['a select with its value', '<span id="s">Seats</span><button role="combobox" aria-labelledby="s">Three</button>'],
  ['words that are read alone', '<button>Send<span class="visually-hidden"> to all</span></button>'],
  ['a sign beside words', '<button aria-label="Chat, 2 new">Chat<span aria-hidden="true">9+</span></button>'],
])('%s is right', (_, html) => {
  expect(found(html)).toEqual([]);
});

test('what was right is looked at again once it has changed', () => {
  expect(found('<button>Start</button>')).toEqual([]);
  document.querySelector('button')!.setAttribute('aria-label', 'Begin');
  expect(misnamed(document.body)).toEqual(['"Start" is called "Begin"']);
});
