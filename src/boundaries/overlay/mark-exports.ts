import {
  Component,
  type ComponentType,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { findMarking, type Inspection, type MarkKind, makeMark } from './inspection.ts';

type Exports = Readonly<Record<string, unknown>>;
type Props = Readonly<Record<string, unknown>>;

/** The client modules of a build by the key of their file, each with a function that imports it. */
type ClientReferences = Record<string, () => Promise<Exports>>;

/** Marks what each of the modules exports, once it is imported. */
export function markReferences(references: ClientReferences): void {
  for (const [key, load] of Object.entries(references)) references[key] = async () => markExports(key, await load());
}

/**
 * The exports of a module with client components as the renderer of HTML gets them: unchanged, but for an inspected
 * page, where each component marks its region and the server holes in its props.
 *
 * @param key of the module's file in the build
 */
export function markExports(key: string, exports: Exports): Exports {
  const result = {};
  for (const [name, value] of Object.entries(exports)) {
    const marked = isComponent(value) ? mark(key, name, value) : value;
    Object.defineProperty(result, name, { enumerable: true, get: () => (findMarking() ? marked : value) });
  }
  return result;
}

function isComponent(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function mark(key: string, name: string, component: ComponentType<Props>): ComponentType<Props> {
  const render = (props: Props) => {
    const inspection = findMarking();
    if (!inspection) return createElement(component, props);
    const instance = inspection.instances.push({ key, name }) - 1;
    const given = markHoles(props, inspection, instance);
    const content =
      inspection.mode === 'errors' && isFunctionComponent(component)
        ? withError(component(given), inspection, instance)
        : createElement(component, given);
    return between(inspection, 'client', instance, content);
  };
  return render;
}

function between({ token }: Inspection, kind: MarkKind, number: number, content: ReactNode): ReactElement {
  const [start, end] = [makeMark(token, kind, number, 'start'), makeMark(token, kind, number, 'end')];
  return createElement(Fragment, null, start, content, end);
}

/** Everything that a server rendered in the props of a client component is a hole: React nodes, also within objects. */
function markHoles(props: Props, inspection: Inspection, instance: number): Props {
  const markValue = (value: unknown, prop: string, depth: number): unknown => {
    if (isNode(value)) return between(inspection, 'hole', inspection.holes.push({ instance, prop }) - 1, value);
    if (depth > maxDepth || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((part) => markValue(part, prop, depth + 1));
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, markValue(part, prop, depth + 1)]));
  };
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, markValue(value, name, 0)]));
}

/** Deeper in an object than any component looks for nodes. */
const maxDepth = 4;

const lazyType = Symbol.for('react.lazy');

/** An element, one that is still to come, or a list of them; text alone is a value. */
function isNode(value: unknown): value is ReactNode {
  if (Array.isArray(value)) return value.some(isNode) && value.every((part) => isNode(part) || !isRecord(part));
  return isValidElement(value) || (isRecord(value) && value.$$typeof === lazyType);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type ErrorBoundary = typeof Component<Props, object> & { getDerivedStateFromError: (error: unknown) => object };

/**
 * What a component rendered, and before it what it would show after an error, where it is an error boundary. The one
 * around the whole document is a class itself, and has no place on the page.
 */
function withError(output: ReactNode, inspection: Inspection, instance: number): ReactNode {
  if (!isValidElement<Props>(output) || !isErrorBoundary(output.type)) return output;
  const { children: _, ...props } = output.props;
  const shown = createElement(toFailed(output.type), props);
  return createElement(Fragment, null, between(inspection, 'error', instance, shown), output);
}

function isFunctionComponent(component: ComponentType<Props>): component is (props: Props) => ReactNode {
  return typeof component === 'function' && !(component.prototype instanceof Component);
}

function isErrorBoundary(type: unknown): type is ErrorBoundary {
  return typeof type === 'function' && type.prototype instanceof Component && 'getDerivedStateFromError' in type;
}

function toFailed(boundary: ErrorBoundary): ErrorBoundary {
  return class Failed extends boundary {
    constructor(props: Props) {
      super(props);
      this.state = { ...this.state, ...boundary.getDerivedStateFromError(new Error('Shown by the inspector.')) };
    }
  };
}
