/** A drawing of the design, the pictures here that show the same, and what differs. */
interface Beside {
  readonly drawing: string;
  /** Beginnings of names of pictures. */
  readonly pictures: readonly string[];
  readonly differs: string;
}

/** Each drawing of the design with the pictures it is to be compared with; drawings of what is not built yet are left out. */
export const DESIGN: readonly Beside[] = [
  {
    drawing: 'table/le-havre-1280',
    pictures: ['le-havre-middle-1280', 'le-havre-slip-1280'],
    differs: 'The head has sound and pause besides: the pace of the bots is set at the table.',
  },
  {
    drawing: 'table/le-havre-1280-5p-dark',
    pictures: ['le-havre-late-1280-dark'],
    differs: 'As drawn: five rows of streets, which page sideways where a player owns more than six.',
  },
  { drawing: 'table/le-havre-1366x657', pictures: ['le-havre-early-1366', 'le-havre-late-1366'], differs: 'As drawn.' },
  {
    drawing: 'table/le-havre-1920-dark',
    pictures: ['le-havre-early-1920-dark', 'le-havre-late-1920-dark'],
    differs: 'As drawn, with the calendar of rounds in the rail.',
  },
  {
    drawing: 'table/le-havre-ship',
    pictures: ['le-havre-plan'],
    differs: 'The slip has every question of the voyage, the fee and the fuel too, because one button plays all of it.',
  },
  {
    drawing: 'table/le-havre-390',
    pictures: ['le-havre-early-390', 'le-havre-middle-390', 'le-havre-phone-site', 'le-havre-phone-players'],
    differs: 'Streets run on in rows of three instead of sideways: a thumb scrolls one way.',
  },
  { drawing: 'table/le-havre-844x390', pictures: ['le-havre-early-844', 'le-havre-late-844'], differs: 'As drawn.' },
  {
    drawing: 'table/paris-1280, -dark',
    pictures: ['paris-early-1280', 'paris-late-1280', 'paris-move-1280'],
    differs: 'Each quarter also tells who has how many points of influence there, because the score tiles ask for it.',
  },
  {
    drawing: 'table/paris-1366x657',
    pictures: ['paris-late-1366', 'paris-tray-1280'],
    differs: 'The tray shows all end-game tiles of the pile, not four: any of them may be kept.',
  },
  {
    drawing: 'table/paris-390',
    pictures: ['paris-early-390', 'paris-late-390', 'paris-phone-supply'],
    differs: 'As drawn; on a tablet upright three quarters stand beside each other.',
  },
  { drawing: 'table/paris-844x390', pictures: ['paris-early-844', 'paris-late-844'], differs: 'As drawn.' },
  {
    drawing: 'pages/lobby-1280, -dark, -390',
    pictures: ['tables-1280', 'tables-390', 'room-1280', 'room-390', 'room-invited'],
    differs:
      'The invitation is a page of its own, the room where people meet before the game, so that a link leads to it; the name that others see is asked for beside the code. No pace and no time left yet, and no signs: the server does not know them so far. A chair that is touched shows who can be chosen, instead of the next of them.',
  },
  {
    drawing: 'pages/home-1280, -dark, -390',
    pictures: ['home-1280', 'home-again-1280', 'home-390', 'home-again-390'],
    differs:
      'No deal of the day. With friends is a sheet that leads to the tables, not a code: a table is opened first. What is learnt at the table is a sheet with ways to the rules and the encyclopaedia.',
  },
  {
    drawing: 'pages/guide-1280, -390',
    pictures: ['guide-1280', 'guide-390'],
    differs: 'The call-out is as wide as its words; the pennants are as many as a game has things to meet.',
  },
  {
    drawing: 'pages/hint-1280',
    pictures: ['le-havre-hint-1280', 'paris-hint-1280', 'le-havre-hint-390', 'paris-hint-390'],
    differs:
      'What a step gives and takes stands below it as figures; where something is drawn in the midst of a turn, the second step is its rest.',
  },
  {
    drawing: 'pages/encyclopaedia-1280, -dark, -390',
    pictures: ['encyclopaedia-1280', 'encyclopaedia-1440', 'encyclopaedia-390'],
    differs: 'Without a game the third column has the neighbours alone: this browser counts no games won.',
  },
  {
    drawing: 'pages/card-maker-1280, -dark',
    pictures: ['workshop-1280', 'workshop-390'],
    differs:
      'Link, file and picture stand beside the card. The names of all languages are typed in one field, whose language is chosen above it. The form scrolls: it also has a note and more effects.',
  },
  {
    drawing: 'pages/end-1280, -dark',
    pictures: ['le-havre-end-1280', 'le-havre-end-1440', 'paris-end-1440', 'paris-end-390'],
    differs:
      'Longer than the window: every seat has its moments, and who took what and the replay stand below. One’s own moments are pinned to the line of worth. In place of the picture to share there is the record, to export or to copy: links need a server.',
  },
  {
    drawing: 'table.md §9, hand-over',
    pictures: ['hand-over'],
    differs: 'The closed ledger, with the table’s bar below it, so that the button is where the table has its own.',
  },
  {
    drawing: 'pages.md §1, five tabs of a phone',
    pictures: ['settings-390', 'rules-le-havre-390'],
    differs:
      'Home, Tables, Learn, Cards, More: the encyclopaedia has the place that the study will want; settings and about lie behind More.',
  },
];
