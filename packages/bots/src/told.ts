import { CHANCE, NOBODY, Options, type State } from '@quayside/kernel';
import { ahead } from './evaluation.ts';
import { MOST_SEATS } from './outlook.ts';
import { settle } from './settle.ts';
import type { Tree } from './tree.ts';

/* What a tree tells of what it has found. */

/** Hears of an option: how often it was tried, what it is worth to the seat that decides, the margin best play brings, points and lead. */
type OptionTold = (option: number, visits: number, value: number, best: number, points: number, lead: number) => void;

/** The options at the root. */
export function eachOption<S extends State>(tree: Tree<S>, tell: OptionTold): void {
  const { nodes, root, seats } = tree;
  const { trust } = tree.params;
  const seat = nodes.mover[root] as number;
  const told = new Set<number>();
  for (let node = nodes.first[root] as number; node < nodes.end(root); node++) {
    const option = nodes.option[node] as number;
    if (told.has(option)) continue;
    told.add(option);
    // Of several ways that begin with one option, the one that was tried most speaks for it.
    const child = nodes.mostVisited(root, option) < 0 ? node : nodes.mostVisited(root, option);
    const at = child * MOST_SEATS;
    const best = ahead(nodes.best, at, seats, seat, 1);
    const points = (1 - trust) * (nodes.mean[at + seat] as number) + trust * (nodes.best[at + seat] as number);
    const lead = (1 - trust) * ahead(nodes.mean, at, seats, seat, 1) + trust * best;
    tell(option, nodes.visits[child] as number, tree.worth(child, seat), best, points, lead);
  }
}

/** The positions that were looked into, as they were valued. Each is lent until the next one. */
export function eachExplored<S extends State>(tree: Tree<S>, tell: (position: S) => void): void {
  const { insight, nodes } = tree;
  const options = new Options();
  for (let node = 0; node < nodes.size; node++) {
    if (!nodes.isOpen(node) || (nodes.mover[node] as number) <= CHANCE) continue;
    const turn = insight.turn(tree.at(node));
    for (let child = nodes.first[node] as number; child < nodes.end(node); child++) {
      if (!nodes.isOpen(child) || nodes.mover[child] === NOBODY) continue;
      const position = tree.at(child);
      settle(insight, position, turn, options);
      tell(position);
    }
  }
}

export function rootOptions<S extends State>({ nodes, root, single }: Tree<S>): readonly number[] {
  if (single >= 0) return [single];
  return [...new Set(nodes.option.subarray(nodes.first[root], nodes.end(root)))];
}

/** The way that begins with an option and was tried most, up to the next choice; empty where none leads to one. */
export function wayBy<S extends State>(tree: Tree<S>, option: number): number[] {
  const { nodes, root } = tree;
  const { game } = tree.insight;
  const child = nodes.mostVisited(root, option);
  if (child < 0 || !nodes.isOpen(child) || (nodes.mover[child] as number) <= CHANCE) return [];
  const state = tree.at(root);
  const way = [option, ...nodes.after(child)];
  for (const step of way) game.apply(state, step);
  tree.skip(state, way);
  return way;
}

/** How play may go on after an option at the root, as far as the tree is opened. */
export function lineBy<S extends State>(tree: Tree<S>, option: number): number[] {
  const { nodes, root } = tree;
  const { game } = tree.insight;
  const state = tree.at(root);
  const line: number[] = [];
  let node = nodes.mostVisited(root, option);
  if (node < 0) node = nodes.childWith(root, option);
  for (; node >= 0; node = nodes.mostVisited(node)) {
    for (const step of [nodes.option[node] as number, ...nodes.after(node)]) {
      line.push(step);
      game.apply(state, step);
    }
    if (!nodes.isOpen(node)) break;
    tree.skip(state, line);
  }
  return line;
}
