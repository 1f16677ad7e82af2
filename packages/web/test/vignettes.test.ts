import { CARDS } from '@quayside/le-havre';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SCENES } from '../src/le-havre/vignettes/scenes.ts';
import { Vignette } from '../src/le-havre/vignettes/Vignette.tsx';

describe('the drawings of buildings', () => {
  it('are there for every card, and for nothing else', () => {
    expect(Object.keys(SCENES).sort()).toEqual(CARDS.map(({ slug }) => slug).sort());
  });

  it('differ from each other', () => {
    const drawn = Object.values(SCENES).map((shapes) => JSON.stringify(shapes));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(Object.entries(SCENES))('%s is made of whole paths within its frame', (_, shapes) => {
    expect(shapes.length).toBeGreaterThan(4);
    for (const { d } of shapes) {
      expect(d).toMatch(/^M/);
      expect(d).not.toMatch(/NaN|undefined|e-|--/);
      for (const [, x, y] of d.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
        expect(Number(x), d).toBeGreaterThanOrEqual(-60);
        expect(Number(x), d).toBeLessThanOrEqual(112);
        expect(Number(y), d).toBeGreaterThanOrEqual(-2);
        expect(Number(y), d).toBeLessThanOrEqual(40);
      }
    }
  });

  it('have the roof in the colour of the type, and windows to be lit', () => {
    const svg = renderToStaticMarkup(createElement(Vignette, { card: 'ironworks', lit: true }));
    expect(svg).toContain('class="vignette vignette-industrial lit"');
    expect(svg).toContain('var(--draw-roof)');
    expect(svg).toContain('class="vignette-window"');
  });
});
