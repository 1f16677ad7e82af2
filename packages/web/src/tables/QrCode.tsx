import { encodeQR } from 'qr';
import { type ReactElement, useMemo } from 'react';

/** Cameras want so many light squares round it. */
const QUIET = 4;

/** A link to be read by a camera: dark on light, also at night. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }): ReactElement {
  const { size, path } = useMemo(() => drawn(link), [link]);
  return (
    <span className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </span>
  );
}

/** Its dark squares, each row's neighbours in one stroke. */
function drawn(link: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(link, 'raw', { ecc: 'medium', border: QUIET });
  const strokes = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const long = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${long}v1h${-long}z`];
    }),
  );
  return { size: rows.length, path: strokes.join('') };
}
