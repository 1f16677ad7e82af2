/**
 * What stands on the screen as a picture: boxes, letters and drawings painted once more, larger. Nothing is loaded for it, so that it
 * works wherever the page does.
 */
const LARGER = 3;

export async function pictureOf(root: HTMLElement): Promise<Blob | null> {
  const frame = root.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(frame.width * LARGER);
  canvas.height = Math.round(frame.height * LARGER);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.setTransform(LARGER, 0, 0, LARGER, -frame.x * LARGER, -frame.y * LARGER);
  paint(pen, root);
  return await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** What is only for the hand or the ear. */
const NOT_SEEN = '.unseen, [data-handle]';

function paint(pen: CanvasRenderingContext2D, element: Element): void {
  if (element.matches(NOT_SEEN)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  pen.save();
  pen.globalAlpha *= Number(style.opacity);
  if (element instanceof SVGSVGElement) {
    clipTo(pen, element.parentElement ?? element);
    for (const shape of element.querySelectorAll<SVGGeometryElement>('path, circle, ellipse, rect')) draw(pen, shape);
  } else if (element instanceof HTMLElement) {
    paintBox(pen, element, style);
    for (const child of element.childNodes) {
      if (child instanceof Element) paint(pen, child);
      else if (child instanceof Text) write(pen, child, style);
    }
  }
  pen.restore();
}

const number = (length: string): number => Number.parseFloat(length) || 0;
/** What is drawn larger by its zoom is measured before it. */
const zoomOf = (element: HTMLElement): number =>
  element.getBoundingClientRect().width / (element.offsetWidth || 1) || 1;

function outline(element: HTMLElement): Path2D {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const zoom = zoomOf(element);
  const corners = [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomRightRadius,
    style.borderBottomLeftRadius,
  ].map((radius) => (radius.endsWith('%') ? (number(radius) / 100) * width : number(radius) * zoom));
  const path = new Path2D();
  path.roundRect(x, y, width, height, corners);
  return path;
}

/** A drawing is cut off where its box ends. */
function clipTo(pen: CanvasRenderingContext2D, element: Element): void {
  if (element instanceof HTMLElement && getComputedStyle(element).overflow === 'hidden') pen.clip(outline(element));
}

const COLOUR = /(?:rgb|color|oklab|oklch|hsl)a?\([^()]*\)|#[\da-f]{3,8}/gi;

function paintBox(pen: CanvasRenderingContext2D, element: HTMLElement, style: CSSStyleDeclaration): void {
  const box = outline(element);
  const { x, y, height } = element.getBoundingClientRect();
  pen.fillStyle = style.backgroundColor;
  pen.fill(box);
  // The last gradient is the one that fills the box: the sky.
  const colours = style.backgroundImage === 'none' ? [] : (style.backgroundImage.match(COLOUR) ?? []);
  const [from, to] = colours.slice(-2);
  if (from && to) {
    const sky = pen.createLinearGradient(x, y, x, y + height);
    sky.addColorStop(0, from);
    sky.addColorStop(1, to);
    pen.fillStyle = sky;
    pen.fill(box);
  }
  paintEdges(pen, element, box, style);
}

/** All around, or above and below only. */
function paintEdges(
  pen: CanvasRenderingContext2D,
  element: HTMLElement,
  box: Path2D,
  style: CSSStyleDeclaration,
): void {
  const zoom = zoomOf(element);
  const [top, side, bottom] = [style.borderTopWidth, style.borderLeftWidth, style.borderBottomWidth].map(
    (width) => number(width) * zoom,
  ) as [number, number, number];
  if (side > 0) {
    pen.lineWidth = side;
    pen.strokeStyle = style.borderLeftColor;
    pen.stroke(box);
    return;
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  pen.fillStyle = style.borderTopColor;
  pen.fillRect(x, y, width, top);
  pen.fillStyle = style.borderBottomColor;
  pen.fillRect(x, y + height - bottom, width, bottom);
}

/** Words line by line, as they are broken on the screen. */
function write(pen: CanvasRenderingContext2D, text: Text, style: CSSStyleDeclaration): void {
  if (text.data.trim() === '' || !text.parentElement) return;
  const range = document.createRange();
  let line: { words: string; x: number; y: number; height: number } | null = null;
  const lines: { words: string; x: number; y: number; height: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const [box] = range.getClientRects();
    if (!box) continue;
    if (!line || Math.abs(line.y - box.y) > box.height / 2) {
      line = { words: '', x: box.x, y: box.y, height: box.height };
      lines.push(line);
    }
    line.words += text.data[at] ?? '';
  }
  const size = number(style.fontSize) * zoomOf(text.parentElement);
  pen.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
  pen.fillStyle = style.color;
  pen.textBaseline = 'alphabetic';
  for (const { words, x, y, height } of lines) {
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(words);
    pen.fillText(words, x, y + (height - up - down) / 2 + up);
  }
}

function shapeOf(shape: SVGGeometryElement): Path2D {
  const of = (name: string): number => number(shape.getAttribute(name) ?? '0');
  if (shape.tagName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape.tagName === 'rect') path.rect(of('x'), of('y'), of('width'), of('height'));
  else {
    const [rx, ry] = shape.tagName === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')];
    path.ellipse(of('cx'), of('cy'), rx, ry, 0, 0, 2 * Math.PI);
  }
  return path;
}

/** One shape of a drawing, in the colours that it has now. */
function draw(pen: CanvasRenderingContext2D, shape: SVGGeometryElement): void {
  const matrix = shape.getScreenCTM();
  if (!matrix || shape.closest(NOT_SEEN)) return;
  const style = getComputedStyle(shape);
  const path = shapeOf(shape);
  pen.save();
  pen.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  let faint = 1;
  for (let up: Element | null = shape; up && !(up instanceof HTMLElement); up = up.parentElement)
    faint *= Number(getComputedStyle(up).opacity);
  pen.globalAlpha *= faint;
  if (style.fill !== 'none') {
    pen.fillStyle = style.fill;
    pen.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (style.stroke !== 'none' && number(style.strokeWidth) > 0) {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = number(style.strokeWidth);
    pen.lineCap = style.strokeLinecap as CanvasLineCap;
    pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    pen.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(number));
    pen.stroke(path);
  }
  pen.restore();
}
