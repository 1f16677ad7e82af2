import { describe, expect, it, vi } from 'vitest';
import { BrowserStorage } from '../src/saved/browser-storage.ts';
import { FakeStorage } from './storage.ts';

const blocked = (): Storage => {
  throw new DOMException('no', 'SecurityError');
};

describe('the storage of a browser', () => {
  it('keeps what it is given', () => {
    const inner = new FakeStorage();
    const storage = new BrowserStorage(() => inner);
    expect(storage.write('a.one', '1')).toBe(true);
    expect(new BrowserStorage(() => inner).read('a.one')).toBe('1');
    expect(storage.keys('a.')).toEqual(['a.one']);
    expect(storage.trouble).toBeNull();
  });

  it('remembers what there is no room for, says so, and keeps it once there is room', () => {
    const inner = new FakeStorage();
    const storage = new BrowserStorage(() => inner);
    const told = vi.fn<() => void>();
    storage.subscribe(told);
    storage.write('a.old', 'x'.repeat(80));
    inner.room = 100;
    expect(storage.write('a.new', 'y'.repeat(60))).toBe(false);
    expect(storage.trouble).toBe('full');
    expect(storage.read('a.new')).toBe('y'.repeat(60));
    expect(storage.keys('a.').sort()).toEqual(['a.new', 'a.old']);
    expect(inner.getItem('a.new')).toBeNull();

    storage.remove('a.old');
    expect(inner.getItem('a.new')).toBe('y'.repeat(60));
    expect(storage.trouble).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('stays in trouble while something is only remembered, even if something small can be kept', () => {
    const inner = new FakeStorage();
    const storage = new BrowserStorage(() => inner);
    inner.room = 20;
    storage.write('a.big', 'y'.repeat(60));
    expect(storage.write('a', '1')).toBe(true);
    expect(storage.trouble).toBe('full');
  });

  it('works from memory where the browser forbids it to keep anything', () => {
    const storage = new BrowserStorage(blocked);
    expect(storage.read('a')).toBeNull();
    expect(storage.trouble).toBe('blocked');
    expect(storage.write('a', '1')).toBe(false);
    expect(storage.read('a')).toBe('1');
    expect(storage.keys('')).toEqual(['a']);
    storage.remove('a');
    expect(storage.read('a')).toBeNull();
    expect(storage.keys('')).toEqual([]);
  });
});
