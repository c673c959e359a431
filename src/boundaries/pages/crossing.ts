import type { BoundaryNode, ClientReference } from '../payload-owners.ts';
import type { InspectorLanguage } from './texts.ts';
import { formatSize, speak } from './words.ts';

/** What crosses into the instances of one client component of a page. */
export type Crossing = {
  reference: ClientReference;
  instances: number;
  bytes: number;
  /** Sums over its instances, the largest first. */
  props: { name: string; bytes: number }[];
  /** Props that contain what a server rendered. */
  holes: string[];
};

/** What crosses into each client component of a page, the most expensive first. */
export function listCrossings(page: BoundaryNode): Crossing[] {
  const found = new Map<string, Crossing>();
  const visit = ({ reference, bytes, props, children }: BoundaryNode) => {
    if (reference) {
      const id = `${reference.key}#${reference.name}`;
      const crossing = found.get(id) ?? { reference, instances: 0, bytes: 0, props: [], holes: [] };
      crossing.instances += 1;
      crossing.bytes += bytes;
      for (const { name, bytes: size } of props) {
        const known = crossing.props.find((prop) => prop.name === name);
        if (known) known.bytes += size;
        else crossing.props.push({ name, bytes: size });
      }
      for (const { kind, name } of children) {
        if (kind === 'hole' && !crossing.holes.includes(name)) crossing.holes.push(name);
      }
      found.set(id, crossing);
    }
    for (const child of children) visit(child);
  };
  visit(page);
  for (const { props } of found.values()) props.sort((one, other) => other.bytes - one.bytes);
  return [...found.values()].sort((one, other) => other.bytes - one.bytes);
}

/** A sentence: what crosses, by the names of its keys, and which of it a server has rendered. */
export function explainCrossing({ instances, bytes, props, holes }: Crossing, language: InspectorLanguage): string {
  const say = speak(language);
  const times = instances > 1 ? say(` in ${instances} Instanzen`, ` into ${instances} instances`) : '';
  if (props.length === 0) return say(`Nichts geht${times} hinüber.`, `Nothing crosses over${times}.`);
  const values = props.filter(({ name }) => !holes.includes(name));
  const list = (some: readonly { name: string; bytes: number }[]) =>
    some.map((prop) => `${prop.name} ${formatSize(prop.bytes, language)}`).join(', ');
  const rendered = props.filter(({ name }) => holes.includes(name));
  const parts = [
    ...(values.length > 0 ? [say(`als Werte ${list(values)}`, `as values ${list(values)}`)] : []),
    ...(rendered.length > 0
      ? [
          say(
            `als Server-Inhalt, fertig gerendert bis auf Client-Komponenten darin, ${list(rendered)}`,
            `as server content, finished but for client components in it, ${list(rendered)}`,
          ),
        ]
      : []),
  ];
  const total = formatSize(bytes, language);
  return `${say(`Es gehen${times} ${total} hinüber`, `${total} cross over${times}`)}: ${parts.join('; ')}.`;
}
