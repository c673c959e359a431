import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { importOptional } from '../../base/import-optional.ts';
import type { ringStage } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { useDrawing } from '../drawing/use-drawing.ts';
import type { RingLook } from './ring-renderer.ts';
import type { RingView } from './ring-view.ts';
import type { RingArrangement } from './scene.ts';
import { waitUntilNeeded } from './wait-until-needed.ts';

const styles = {
  root: 'ring-stage__root',
  drawing: 'ring-stage__drawing',
  canvas: 'ring-stage__canvas',
  choices: 'ring-stage__choices',
  choice: 'ring-stage__choice',
} as const satisfies SlotClasses<'ring-stage', typeof ringStage>;

export type RingStageProps = Omit<RingLook, 'drawings'> & {
  /** Name of the control that turns the rings. */
  label: string;
  /** Which keys and gestures turn the rings and bring them closer. */
  help: string;
  /** What the rings are, for screen readers. */
  description: string;
  /** Name of the choice of an arrangement, and of each arrangement in the order of the choice. */
  arranging: string;
  arrangements: readonly { key: RingArrangement; name: string }[];
  /** The drawing of the server. Screen readers read it also while the 3D view covers it. */
  children: ReactNode;
};

/**
 * The 3D view of a pair of rings over its drawing, which stays without WebGL 2, until the first frame, when the browser
 * takes the context away, and in print. The view is loaded once it is nearly visible and the page is idle, or at the
 * first input.
 */
export function RingStage(props: RingStageProps) {
  const { pair, alloys, stones, label, help, description, arranging, arrangements, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<RingView>(undefined);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const [isShown, setIsShown] = useState(false);
  const [degrees, setDegrees] = useState(0);
  const [arrangement, setArrangement] = useState<RingArrangement>('side');
  const id = useId();

  const [first, second] = [useDrawing(pair[0].drawing), useDrawing(pair[1].drawing)];

  useEffect(
    () => view.current?.update({ pair, alloys, stones, drawings: [first, second] }),
    [pair, alloys, stones, first, second],
  );

  const create = useEffectEvent((createRingView: typeof import('./ring-view.ts').createRingView) => {
    if (!canvas.current || view.current) return;
    const events = { onDrawn: () => setIsShown(true), onLost: () => setIsShown(false) };
    const look = { pair, alloys, stones, drawings: [first, second] };
    view.current = createRingView(canvas.current, look, arrangement, events);
  });

  useEffect(() => {
    const element = root.current;
    if (!element || !('WebGL2RenderingContext' in window)) return;
    let isUnmounted = false;
    const start = () => {
      stopWaiting();
      void importOptional(() => import('./ring-view.ts')).then((loaded) => {
        if (loaded && !isUnmounted) create(loaded.createRingView);
      });
    };
    const stopWaiting = waitUntilNeeded(element, start);
    return () => {
      isUnmounted = true;
      stopWaiting();
      view.current?.destroy();
      view.current = undefined;
      setIsShown(false);
    };
  }, []);

  // React listens to the wheel passively, where the page could not be kept from zooming.
  useEffect(() => {
    const element = canvas.current;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      view.current?.zoom(Math.exp(-event.deltaY / 200));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, []);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) view.current?.zoom(getDistance(now, other) / Math.max(1, getDistance(before, other)));
    else view.current?.turn((now.x - before.x) / clientWidth, (now.y - before.y) / clientHeight);
    pointers.current.set(event.pointerId, now);
  };
  const release = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    setDegrees(view.current?.turn(0, 0) ?? 0);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = keys[event.key];
    if (!view.current || !action) return;
    event.preventDefault();
    action(view.current);
    setDegrees(view.current.turn(0, 0));
  };

  return (
    <div ref={root} className={styles.root} data-hydrate="hover" data-shown={isShown ? '' : undefined}>
      <div className={styles.drawing}>{children}</div>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-rings ${id}-help`}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees}°`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
      />
      <p id={`${id}-rings`} className="visually-hidden">
        {description}
      </p>
      <p id={`${id}-help`} className="visually-hidden">
        {help}
      </p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{arranging}</legend>
        {arrangements.map(({ key, name }) => (
          <label key={key} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-arrangement`}
              value={key}
              checked={key === arrangement}
              onChange={() => {
                setArrangement(key);
                view.current?.arrange(key);
                setDegrees(0);
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** 15 degrees, as a fraction of the canvas's width. */
const step = 15 / 270;

const keys: Readonly<Record<string, (view: RingView) => void>> = {
  ArrowLeft: (view) => view.turn(-step, 0),
  ArrowRight: (view) => view.turn(step, 0),
  ArrowUp: (view) => view.turn(0, -step),
  ArrowDown: (view) => view.turn(0, step),
  '+': (view) => view.zoom(1.2),
  '=': (view) => view.zoom(1.2),
  '-': (view) => view.zoom(1 / 1.2),
  Home: (view) => view.reset(),
};

type Point = { x: number; y: number };

const getDistance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
