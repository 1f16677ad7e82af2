import type { CardUse, TrialFlag, TrialReport } from '@quayside/bots/trials/le-havre';
import type { Message } from '@quayside/kernel';
import { type CardFile, cardMessage, cardOf, writeCardFile } from '@quayside/le-havre';
import type { Report, ReportLamp, Trial } from '../../workshop/workshop.ts';
import type { TrialAnswer, TrialQuestion } from './trial-worker.ts';

/** So many games tell a strong card from a weak one, and take some seconds. */
const GAMES = 120;

const say = (word: string, args?: Message['args']): Message =>
  args ? { key: `web.lh.make.${word}`, args } : { key: `web.lh.make.${word}` };

/** Bots play with the card in a worker, which ends with it. */
export function trial(card: CardFile, onProgress: (share: number) => void): Trial {
  const worker = new Worker(new URL('trial-worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<Report | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TrialAnswer>) => {
      if ('share' in data) onProgress(data.share);
      else {
        worker.terminate();
        resolve(told(data.report));
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      resolve(null);
    });
  });
  const question: TrialQuestion = { text: writeCardFile(card), games: GAMES };
  worker.postMessage(question);
  return { done, stop: () => worker.terminate() };
}

const tenth = (n: number): number => Math.round(n * 10) / 10;
const per = (all: number, of: number): number => (of === 0 ? 0 : all / of);
const hundredths = (all: number, of: number): number => Math.round(100 * per(all, of));
const boughtIn = ({ bought, games }: CardUse): number => hundredths(bought, games);
const earnedBy = ({ earned, visits }: CardUse): number => tenth(per(earned, visits));
const visitsIn = ({ visits, games }: CardUse): number => tenth(per(visits, games));

const figure = (id: string, of: (use: CardUse) => number, as: string, { card, others }: TrialReport) => ({
  id,
  value: say(as, { n: of(card) }),
  name: say(`report-${id}`),
  others: say('report-others', { n: say(as, { n: of(others) }) }),
});

/** The report of the bots as the page shows it. A card that nobody enters is measured by who buys it. */
export function told(report: TrialReport): Report {
  const entered = report.card.visits > 0;
  const measure = entered ? earnedBy : boughtIn;
  const others = report.each.filter(({ visits }) => !entered || visits > 0).map(measure);
  const own = measure(report.card);
  const rank = 1 + others.filter((each) => each > own).length;
  const all = others.length + 1;
  return {
    games: report.games,
    figures: [
      figure('bought', boughtIn, 'percent', report),
      figure('earned', earnedBy, 'decimal', report),
      figure('visits', visitsIn, 'decimal', report),
    ],
    among: { title: say(entered ? 'report-among-earned' : 'report-among-bought'), own, others },
    lamps: lampsOf(report),
    verdict: say(`verdict-${report.flags.length > 0 ? 'watch' : strength((rank - 1) / all)}`),
    rank: say('report-rank', { rank, all }),
  };
}

/** How strong a card is, by the share of the others that are stronger. */
function strength(stronger: number): string {
  if (stronger < 0.1) return 'strong';
  if (stronger < 0.3) return 'rather-strong';
  if (stronger < 0.7) return 'fair';
  return stronger < 0.9 ? 'rather-weak' : 'weak';
}

function lampsOf({ card, flags }: TrialReport): readonly ReportLamp[] {
  const find = <F extends TrialFlag['flag']>(flag: F): Extract<TrialFlag, { readonly flag: F }> | undefined =>
    flags.find((each): each is Extract<TrialFlag, { readonly flag: F }> => each.flag === flag);
  const machine = find('money-machine');
  const huge = find('huge-visit');
  const dead = find('dead');
  const early = find('strong-early');
  const other = machine ? cardOf(machine.with) : -1;
  return [
    {
      id: 'machine',
      name: say('lamp-machine'),
      on: Boolean(machine ?? huge),
      why: machine
        ? other >= 0
          ? say('lamp-machine-loop', { card: cardMessage(other) })
          : say('lamp-machine-alone')
        : huge
          ? say('lamp-machine-visit', { best: Math.round(huge.best), others: Math.round(huge.others) })
          : card.visits > 0
            ? say('lamp-machine-off', { best: Math.round(card.best) })
            : null,
    },
    {
      id: 'dead',
      name: say('lamp-dead'),
      on: dead !== undefined,
      why: dead ? say('lamp-dead-on', { shown: dead.shown, touched: dead.touched }) : null,
    },
    {
      id: 'early',
      name: say('lamp-early'),
      on: early !== undefined,
      why: early
        ? say('lamp-early-on', {
            wins: hundredths(early.wins, early.early),
            even: hundredths(early.even, early.early),
          })
        : null,
    },
  ];
}
