import { PdfPage } from './pdf-page.ts';

/** The size is the inner circumference in millimetres. */
const sizes = [46, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70];
const perRow = 5;

const steps: { title: string; lines: string[] }[] = [
  {
    title: 'Deutsch',
    lines: [
      'Ohne Anpassung drucken: 100 %.',
      'Die Linie unten misst dann 100 mm.',
      'Einen Ring auf die Kreise legen: Sein',
      'innerer Rand deckt sich mit Ihrer Größe.',
    ],
  },
  {
    title: 'English',
    lines: [
      'Print at actual size: 100 %.',
      'The line below is then 100 mm long.',
      'Lay a ring on the circles: its inner',
      'edge matches the circle of your size.',
    ],
  },
  {
    title: 'Français',
    lines: [
      'Imprimez en taille réelle : 100 %.',
      'La ligne ci-dessous mesure alors 100 mm.',
      'Posez une bague sur les cercles : son',
      'bord intérieur coïncide avec votre taille.',
    ],
  },
];

/** A sheet to print at home: rings to compare with, and a strip to lay around the finger. */
export function drawRingRuler(): Uint8Array<ArrayBuffer> {
  const page = new PdfPage();
  page.text('Ringmaß', { x: 20, y: 31, size: 30, font: 'serif' });
  page.text('Ring ruler · Baguier', { x: 68, y: 31, size: 13, font: 'serif' });
  page.text('Juwelier Vierlinden, Lindenstraße 12, 14899 Altenbruck', { x: 20, y: 39, size: 9 });
  for (const [at, { title, lines }] of steps.entries()) {
    const x = 20 + at * 59;
    page.text(title, { x, y: 52, size: 8.5, font: 'bold' });
    for (const [line, words] of lines.entries()) page.text(words, { x, y: 57 + line * 4.4, size: 8.5 });
  }
  drawControlLine(page);
  drawCircles(page);
  drawStrip(page);
  return page.toBytes({ title: 'Ringmaß zum Ausdrucken', language: 'de' });
}

function drawControlLine(page: PdfPage) {
  const y = 86;
  page.line({ x: 20, y }, { x: 120, y }, 0.3);
  for (let tenth = 0; tenth <= 10; tenth++) {
    page.line({ x: 20 + tenth * 10, y: y - (tenth % 5 === 0 ? 3 : 1.8) }, { x: 20 + tenth * 10, y });
  }
  page.text('100 mm', { x: 124, y: y + 0.8, size: 9, font: 'bold' });
}

function drawCircles(page: PdfPage) {
  for (const [at, size] of sizes.entries()) {
    const x = 35 + (at % perRow) * 35;
    const y = 111 + Math.floor(at / perRow) * 36;
    const diameter = size / Math.PI;
    page.circle({ x, y, diameter });
    page.text(String(size), { x: x - 2.6, y: y + 1.6, size: 13, font: 'serif' });
    page.text(`Ø ${diameter.toFixed(1).replace('.', ',')} mm`, { x: x - 6.8, y: y + 16, size: 8 });
  }
}

/** Cut out, laid around the finger, its tip drawn through the slot: the slot then stands at the size. */
function drawStrip(page: PdfPage) {
  const [left, top, height, length] = [20, 236, 12, 100];
  const right = left + length;
  const bottom = top + height;
  page.text('Ausschneiden, um den Finger legen, Spitze durch den Schlitz ziehen, am Schlitz ablesen.', {
    x: left,
    y: top - 12.5,
    size: 8.5,
  });
  page.text('Cut out, lay around the finger, pull the tip through the slot, read at the slot.', {
    x: left,
    y: top - 8.3,
    size: 8.5,
  });
  page.text('Découpez, entourez le doigt, passez la pointe dans la fente, lisez à la fente.', {
    x: left,
    y: top - 4.1,
    size: 8.5,
  });
  page.line({ x: left, y: top }, { x: right, y: top }).line({ x: left, y: bottom }, { x: right, y: bottom });
  page.line({ x: left, y: top }, { x: left, y: bottom });
  page.line({ x: right, y: top }, { x: right + 18, y: top + height / 2 });
  page.line({ x: right + 18, y: top + height / 2 }, { x: right, y: bottom });
  const slot = left + 8;
  page.line({ x: slot, y: top + 2 }, { x: slot, y: bottom - 2 }, 0.6);
  for (let size = 44; size <= 72; size++) {
    const x = slot + size;
    page.line({ x, y: top }, { x, y: top + (size % 2 === 0 ? 4 : 2.2) });
    if (size % 4 === 2) page.text(String(size), { x: x - 1.7, y: top + 8, size: 8 });
  }
}
