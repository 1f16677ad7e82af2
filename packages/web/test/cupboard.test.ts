import { describe, expect, it, vi } from 'vitest';
import { Cupboard } from '../src/saved/cupboard.ts';
import { FakeStorage } from './storage.ts';

const blocked = (): Storage => {
  throw new DOMException('no', 'SecurityError');
};

describe('a cupboard', () => {
  it('keeps what it is given', () => {
    const storage = new FakeStorage();
    const cupboard = new Cupboard(() => storage);
    expect(cupboard.write('a.one', '1')).toBe(true);
    expect(new Cupboard(() => storage).read('a.one')).toBe('1');
    expect(cupboard.keys('a.')).toEqual(['a.one']);
    expect(cupboard.trouble).toBeNull();
  });

  it('remembers what there is no room for, says so, and keeps it once there is room', () => {
    const storage = new FakeStorage();
    const cupboard = new Cupboard(() => storage);
    const told = vi.fn<() => void>();
    cupboard.subscribe(told);
    cupboard.write('a.old', 'x'.repeat(80));
    storage.room = 100;
    expect(cupboard.write('a.new', 'y'.repeat(60))).toBe(false);
    expect(cupboard.trouble).toBe('full');
    expect(cupboard.read('a.new')).toBe('y'.repeat(60));
    expect(cupboard.keys('a.').sort()).toEqual(['a.new', 'a.old']);
    expect(storage.getItem('a.new')).toBeNull();

    cupboard.remove('a.old');
    expect(storage.getItem('a.new')).toBe('y'.repeat(60));
    expect(cupboard.trouble).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('stays in trouble while something is only remembered, even if something small can be kept', () => {
    const storage = new FakeStorage();
    const cupboard = new Cupboard(() => storage);
    storage.room = 20;
    cupboard.write('a.big', 'y'.repeat(60));
    expect(cupboard.write('a', '1')).toBe(true);
    expect(cupboard.trouble).toBe('full');
  });

  it('works from memory where the browser forbids it to keep anything', () => {
    const cupboard = new Cupboard(blocked);
    expect(cupboard.read('a')).toBeNull();
    expect(cupboard.trouble).toBe('blocked');
    expect(cupboard.write('a', '1')).toBe(false);
    expect(cupboard.read('a')).toBe('1');
    expect(cupboard.keys('')).toEqual(['a']);
    cupboard.remove('a');
    expect(cupboard.read('a')).toBeNull();
    expect(cupboard.keys('')).toEqual([]);
  });
});
