/** Says of a row that is turned through sideways where there is more of it: `data-more` is `start`, `end`, or both. For `ref`. */
export function markMore(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const mark = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    const sides = [
      ...(scrollLeft > 1 ? ['start'] : []),
      ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['end'] : []),
    ];
    row.dataset['more'] = sides.join(' ');
  };
  const resized = new ResizeObserver(mark);
  resized.observe(row);
  row.addEventListener('scroll', mark, { passive: true });
  return () => {
    resized.disconnect();
    row.removeEventListener('scroll', mark);
  };
}
