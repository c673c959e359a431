import { drawRingRuler } from './ring-ruler.ts';

/** A file of the demo content that is no picture. `title` is the German title, which visitors see. */
export type DemoFile = {
  name: string;
  title: string;
  fileName: string;
  type: string;
  make: () => Uint8Array<ArrayBuffer>;
};

export const demoFiles: DemoFile[] = [
  {
    name: 'file/ring-ruler',
    title: 'Ringmaß, Ring ruler, Baguier (A4)',
    fileName: 'ringmass.pdf',
    type: 'application/pdf',
    make: drawRingRuler,
  },
];
