import { useEffect, useState } from 'react';

/** Takes files that are dropped on the page; true while some hang over it. */
export function useDrop(take: (files: readonly File[]) => Promise<void>): boolean {
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragged(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const drop = (event: DragEvent): void => {
      setDragged(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void take(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [take]);
  return dragged;
}
