import { type Message, type Played, summed } from '@quayside/kernel';
import { PLACES, SPACES, valueOf } from '../data/names.ts';
import { bankPays, buyPrice, sellPrice } from '../data/printed.ts';
import { argumentOf, highOf, isNone, Kind, kindOf, lowOf } from '../rules/option.ts';
import { ARC, type ParisState } from '../rules/state.ts';
import { costOf, gainsOf, optionMessage } from './describe.ts';
import { ARC_MESSAGE, bankMessage, districtMessage, francs, message, placeMessage, tokensMessage } from './name.ts';

/** What was done, told of who did it. It says nothing that only the one who plays may know. */
export function deeds({ option, before }: Played<ParisState>): readonly Message[] {
  switch (kindOf(option)) {
    // The tile says what was drawn, the place where the key came from, the price what is paid, and what is kept that it was taken.
    case Kind.DRAW:
    case Kind.BACK:
    case Kind.MOVE:
    case Kind.SPEND:
    case Kind.LOOK:
    case Kind.ENOUGH:
    case Kind.END:
      return [];
    default:
      return isNone(option) ? [] : [done(before, option)];
  }
}

export const unseen = (): readonly Message[] => [message('paris.told.keep-unseen')];

function done(s: ParisState, option: number): Message {
  const argument = argumentOf(option);
  const low = lowOf(argument);
  switch (kindOf(option)) {
    case Kind.PLACE: {
      if (argument === ARC) return message('paris.told.place', { place: ARC_MESSAGE });
      const bank = argument - PLACES;
      return message('paris.told.place-bank', {
        place: bankMessage(bank),
        francs: francs(bankPays(s.figures, bank)),
      });
    }
    case Kind.TO:
      return moved(s, argument, s.districtOf(argument), 'to');
    case Kind.RAISE:
      return moved(s, SPACES + highOf(argument), low, 'raise');
    case Kind.BUY:
      return message('paris.told.buy', {
        tokens: [tokensMessage(argument, 1)],
        francs: francs(buyPrice(s.figures, argument)),
      });
    case Kind.SELL:
      return message('paris.told.sell', {
        tokens: [tokensMessage(argument, 1)],
        francs: francs(sellPrice(s.figures, argument)),
      });
    default:
      return asOption(optionMessage(s, option));
  }
}

/** What a key costs and brings by itself; tiles that are taken or given there are told when they are. */
function moved(s: ParisState, place: number, district: number, verb: string): Message {
  const gains = gainsOf(s, place, district).filter(({ key }) => !key.startsWith('paris.gain.'));
  return message(gains.length > 0 ? `paris.told.${verb}-gain` : `paris.told.${verb}`, {
    from: comingFrom(s, s.from),
    place: placeMessage(s, place),
    district: districtMessage(district),
    cost: costOf(s, place),
    gains,
  });
}

/** Where a key came from, in short: but from the Arc it stays in its district (P-313), which its goal names. */
function comingFrom(s: ParisState, from: number): Message {
  if (from === ARC) return ARC_MESSAGE;
  if (from >= PLACES) return message('paris.bank-there');
  if (from >= SPACES) return placeMessage(s, from);
  return message('paris.space-there', { value: valueOf(from) });
}

/** The same facts, told of somebody; what is counted in pieces stands in a list. */
function asOption({ key, args }: Message): Message {
  const { tokens, ...rest } = args ?? {};
  const listed = tokens === undefined ? {} : { tokens: [tokens as Message] };
  return { key: key.replace('paris.option.', 'paris.told.'), args: { ...rest, ...listed } };
}

/** Deeds that go on where the last one stopped. */
const GOING_ON: ReadonlySet<string> = new Set(['buy', 'sell', 'trade', 'pairs'].map((each) => `paris.told.${each}`));
/** What a tile is for is said by what is done with it. */
const USES: ReadonlySet<string> = new Set(['claim', 'retreat'].map((each) => `paris.told.${each}`));

/** Tokens that are bought, sold or given one after the other are one sum; a tile and the one it brings are one deed. */
export function joined(first: Message, second: Message): Message | null {
  if (first.key === second.key) return GOING_ON.has(first.key) ? summed(first, second) : null;
  if (first.key !== 'paris.told.use' || !USES.has(second.key)) return null;
  return message(second.key.replace('told.', 'told.use-'), { ...second.args, used: first.args?.['tile'] ?? '' });
}
