import type { CSSProperties } from 'react';

/** Inline styles, since pages do not need them before the viewer opens. */
export const zoomStyles = {
  dialog: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    overflow: 'hidden',
    background: 'var(--colors-paper)',
    color: 'var(--colors-ink)',
  },
  tools: { position: 'absolute', top: 8, right: 8, zIndex: 1, display: 'flex', gap: 4 },
  tool: {
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: '50%',
    background: 'var(--colors-raised)',
  },
  viewport: {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    overflow: 'hidden',
    // Touch gestures pan and zoom the picture, not the page.
    touchAction: 'none',
    userSelect: 'none',
  },
  picture: {
    gridArea: '1 / 1',
    maxWidth: 'none',
    background: 'var(--colors-plate)',
    filter: 'var(--picture)',
  },
  gliding: { transition: 'transform 200ms ease-out' },
  status: { position: 'absolute', insetInline: 8, bottom: 12, zIndex: 1, textAlign: 'center', pointerEvents: 'none' },
  statusText: {
    display: 'inline-block',
    padding: '0.375rem 0.75rem',
    borderRadius: '1rem',
    background: 'var(--colors-raised)',
    fontSize: '0.875rem',
  },
} satisfies Record<string, CSSProperties>;
